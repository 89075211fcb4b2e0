/**
 * Reads the rows of a React payload and puts each in place of the references to it, so that neither
 * the numbers of the rows nor their order count.
 * @param {string} text
 * @returns {string[]} the tree below row 0, one line for each value
 */
export function readPayload(text) {
  const rows = rowsOf(Buffer.from(text));
  /** @type {string[]} */
  const lines = [];
  write(resolve('$0', rows, new Set()), '', lines);
  return lines;
}

/**
 * A row is `id:value\n`, where the value is JSON, or a letter and JSON, or T, its length in bytes,
 * a comma and text. A row without an id is a hint of what to fetch.
 * @param {Buffer} bytes
 * @returns {Map<string, unknown>}
 */
function rowsOf(bytes) {
  /** @type {Map<string, unknown>} */
  const rows = new Map();
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    if (colon === -1) break;
    const id = bytes.toString('utf8', at, colon);
    const long = /^T([0-9a-f]+),/.exec(bytes.toString('utf8', colon + 1, colon + 12));
    if (long) {
      const start = colon + 1 + long[0].length;
      at = start + parseInt(long[1] ?? '0', 16);
      rows.set(id, bytes.toString('utf8', start, at));
      continue;
    }
    const end = bytes.indexOf('\n', colon);
    const value = bytes.toString('utf8', colon + 1, end === -1 ? bytes.length : end);
    at = end === -1 ? bytes.length : end + 1;
    if (id !== '') rows.set(id, valueOf(value));
  }
  return rows;
}

/** @param {string} value */
function valueOf(value) {
  const letter = /^[A-Z]?/.exec(value)?.[0] ?? '';
  const json = value.slice(letter.length);
  /** @type {unknown} */
  const parsed = json === '' ? null : JSON.parse(json);
  // A component of the browser's: its module's number and files, and its name.
  if (letter === 'I' && Array.isArray(parsed)) return { component: String(parsed[2]) };
  return letter === '' ? parsed : { [letter]: parsed };
}

/**
 * @param {unknown} value
 * @param {Map<string, unknown>} rows
 * @param {Set<string>} above rows that this one stands in
 * @returns {unknown}
 */
function resolve(value, rows, above) {
  if (typeof value === 'string') {
    const [, id, path = ''] = /^\$[L@QWFK]?([0-9a-f]+)((?::.*)?)$/.exec(value) ?? [];
    if (id === undefined || !rows.has(id) || above.has(id + path)) return value;
    return resolve(partOf(rows.get(id), path, rows), rows, new Set(above).add(id + path));
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, rows, above));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, rows, above)]),
  );
}

/**
 * `$7:props:children:0` is a part of row 7; an element is an array of `$`, type, key and props.
 * @param {unknown} value
 * @param {string} path
 * @param {Map<string, unknown>} rows
 */
function partOf(value, path, rows) {
  const places = { type: '1', key: '2', props: '3' };
  let part = value;
  for (const name of path.split(':').filter(Boolean)) {
    part = typeof part === 'string' ? resolve(part, rows, new Set()) : part;
    const isElement = Array.isArray(part) && part[0] === '$';
    const key = isElement ? (new Map(Object.entries(places)).get(name) ?? name) : name;
    part =
      typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(key) : part;
  }
  return part;
}

/**
 * @param {unknown} value
 * @param {string} place
 * @param {string[]} lines
 */
function write(value, place, lines) {
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) write(item, `${place}/${key}`, lines);
  } else {
    lines.push(`${place} ${JSON.stringify(value)}`);
  }
}
