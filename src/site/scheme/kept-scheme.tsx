import { applyKeptScheme } from './scheme';

/** Belongs into the head of each document, whose `html` suppresses the warning about the attribute. */
export function KeptScheme() {
  return <script dangerouslySetInnerHTML={{ __html: applyKeptScheme }} />;
}
