/** A property of a calendar file or a contact card: its name with its parameters, and its value as the file has it. */
export type Property = readonly [name: string, value: string];

/** So many bytes a line has at most (RFC 5545, 3.1; RFC 6350, 3.2); none is cut within a letter. */
const longestLine = 73;

function folded(line: string): string {
  let [made, bytes] = ['', 0];
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > longestLine) [made, bytes] = [`${made}\r\n `, 1];
    made += letter;
    bytes += more;
  }
  return made;
}

/** The lines of a file of these. */
export const contentLines = (properties: readonly Property[]): string =>
  `${properties.map(([name, value]) => folded(`${name}:${value}`)).join('\r\n')}\r\n`;
