import { uploadLimit } from '@/platform/media/upload-limit';
import { inDigits } from '@/platform/place/wording';
import { limits } from '~/collections/articles/wordpress';

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Where the export is given, and pictures beside it. It works without JavaScript. */
export const FileForm = ({ problem }: { problem: string | undefined }) => (
  <>
    <p>
      In WordPress, choose “All content” under Tools, Export, and give the file here. You see first
      what would become of it; until you press Import, nothing is written. Pages, comments, and what
      is private or behind a password stay out.
    </p>
    <form
      method="post"
      action="/api/article-import"
      encType="multipart/form-data"
      aria-label="Import from WordPress"
    >
      {problem === undefined ? null : (
        <p role="alert" className="article-import__problem">
          {problem}
        </p>
      )}
      <label className="article-import__file">
        <span>
          The export (.xml), at most {megabytes(limits.bytes)} and {inDigits(limits.posts)} posts
        </span>
        <input
          type="file"
          name="file"
          accept=".xml,text/xml,application/xml"
          required
          data-own-limit
        />
      </label>
      <label className="article-import__file">
        <span>
          Pictures, or a ZIP of wp-content/uploads, at most {megabytes(limits.pictures)} in all and{' '}
          {megabytes(uploadLimit.fileBytes)} each. You may leave this empty.
        </span>
        <input type="file" name="pictures" accept=".zip,image/*" multiple data-own-limit />
      </label>
      <button type="submit">Try it</button>
    </form>
  </>
);
