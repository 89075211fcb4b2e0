import { headCode } from './head-code';

/** A script of ours in the head of a page: it runs before anything is painted. */
export function HeadScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: headCode(code) }} />;
}
