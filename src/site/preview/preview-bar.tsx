import { getEditor } from './editor';
import { previewIds } from './preview-ids';
import { previewStyle } from './preview-style';
import { StartPreviewInReact } from './start-in-react';

/** Says to an editor that the page holds drafts, and leads out. Nobody else gets any of it. */
export async function PreviewBar() {
  if (!(await getEditor())) return null;
  return (
    <aside id={previewIds.bar} aria-label="Preview">
      <style dangerouslySetInnerHTML={{ __html: previewStyle }} />
      <p>
        <strong>Preview.</strong>{' '}
        <span>You see drafts that are not public. Point at a text to edit it.</span>
      </p>
      <button id={previewIds.showMarks} type="button" aria-pressed="false">
        Show edit marks
      </button>
      <a href="/cms/preview/leave">Leave preview</a>
      <StartPreviewInReact />
    </aside>
  );
}
