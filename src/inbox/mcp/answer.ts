import 'server-only';

import config from '@payload-config';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { getPayload } from 'payload';

import { callerWith, noStore, problemResponse, textOf } from '../api/answer';
import { Problem, problemOf } from '../api/problem';
import { instructions, offerTool } from './offer-tool';
import { toolsFor } from './tools';

/**
 * Answers an assistant by the Model Context Protocol over HTTP, without any state: each request comes with
 * its token, and is offered and given what that opens.
 */
export async function answerAssistant(request: Request): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    const { user, scopes } = await callerWith(request.headers);
    const parsedBody = await messageOf(request);
    const tools = await toolsFor({ payload, user }, scopes);
    const handler = createMcpHandler(
      () => {
        const server = new McpServer(
          { name: 'inbox', version: '1' },
          { instructions, capabilities: { tools: {} } },
        );
        for (const tool of tools) offerTool(server, tool, { payload, user });
        return server;
      },
      // Nothing here happens by itself, so that nobody waits for news.
      { maxSubscriptions: 0 },
    );
    const answer = await handler.fetch(request, { parsedBody });
    for (const [name, value] of Object.entries(noStore)) answer.headers.set(name, value);
    return answer;
  } catch (error) {
    return problemResponse(problemOf(error));
  }
}

/** One message: many in one body would be counted as one request. */
async function messageOf(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem(415, 'Send JSON, with “Content-Type: application/json”.');
  const message = jsonOf(await textOf(request));
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new Problem(400, 'Send one message of JSON-RPC in each request.');
  return message;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is no JSON, or is nested too deeply.');
  }
}
