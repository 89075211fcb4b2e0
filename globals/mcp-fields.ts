import type { Field } from 'payload';

/**
 * What assistants can be offered (src/inbox/mcp): what reads, and what writes drafts. A token opens of it what
 * its scopes say.
 */
export const assistantTools = [
  { value: 'list_conversations', label: 'List conversations', isUsual: true },
  { value: 'read_conversation', label: 'Read a conversation', isUsual: true },
  { value: 'read_thread', label: 'Read the mails of a conversation', isUsual: true },
  { value: 'list_opportunities', label: 'List opportunities', isUsual: true },
  { value: 'read_opportunity', label: 'Read an opportunity', isUsual: true },
  { value: 'read_pipeline', label: 'Read the stages of the pipeline', isUsual: true },
  { value: 'search_content', label: 'Search the texts of the site', isUsual: true },
  { value: 'list_content', label: 'List documents of the site', isUsual: true },
  { value: 'read_content', label: 'Read a document of the site', isUsual: true },
  { value: 'draft_reply', label: 'Write a draft of a reply', isUsual: false },
  { value: 'draft_content', label: 'Write a draft of a document', isUsual: false },
] as const;

/** What somebody's assistant may be offered here. */
export const mcpFields: Field[] = [
  {
    name: 'mcpTools',
    type: 'select',
    label: 'Tools for assistants (Model Context Protocol)',
    hasMany: true,
    defaultValue: assistantTools.filter(({ isUsual }) => isUsual).map(({ value }) => value),
    options: assistantTools.map(({ value, label }) => ({ value, label })),
    admin: {
      description:
        'Assistants come with a token (/admin/tokens), and are offered those of these that it opens. Drafts wait for somebody who sends or publishes them.',
    },
  },
];
