import { readJson, recordAt } from './json.mjs';
import { inProject } from './project.mjs';

/** Next's own program, by the name that its package has for it. */
export function nextProgram() {
  const { next } = recordAt(readJson(inProject('node_modules', 'next', 'package.json')), 'bin');
  return inProject('node_modules', 'next', String(next));
}
