import { chromium, type BrowserContext } from 'playwright';

import { browserLaunchOptions } from '../../run/browser.mjs';
import { copyProject, type CopiedProject } from '../sites/copied-project';
import { deadPages, pages } from './dead-pages';
import { placeIslands } from './island-pages';
import { pagesWithReact, packages } from './react-pages';

export interface ByTheBook {
  readonly project: CopiedProject;
  readonly visitor: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A copy of this project with pages of somebody who knows React and Next, and not this house. */
export async function projectByTheBook(): Promise<ByTheBook> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const visitor = await browser.newContext();
  visitor.setDefaultTimeout(120_000);
  const project = copyProject();
  project.install(packages);
  placeIslands(project);
  for (const [file, text] of Object.entries(pagesWithReact)) project.write(file, text);
  for (const { page, files } of deadPages)
    for (const [name, text] of Object.entries(files))
      project.write(`${pages}/${page}/${name}`, text);
  const close = async () => {
    await browser.close();
    await project.close();
  };
  return { project, visitor, close };
}
