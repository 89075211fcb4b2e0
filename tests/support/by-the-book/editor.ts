interface Editor {
  readonly send: (method: string, path: string, body?: object) => Promise<Response>;
}

/** Signs an editor in to the API of a site. */
export async function editorOf(url: string): Promise<Editor> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url };
  const send: Editor['send'] = (method, path, body) =>
    fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  const signedIn = await send('POST', '/users/login', { email, password });
  headers.cookie = signedIn.headers.getSetCookie().join().split(';')[0] ?? '';
  return { send };
}
