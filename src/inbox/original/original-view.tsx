import type { OriginalHead } from './reads';

/** A mail as it came, in a frame in which nothing runs and nothing is loaded. */
export function OriginalView({ id, head }: { id: string; head: OriginalHead }) {
  const { from, to, cc, date } = head;
  const rows = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    ['Date', date],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-[14px] text-ink-soft">
        This is the email as its sender designed it. Pictures and other content from elsewhere are
        not loaded, so the sender does not learn that you read it. The sender chose where the links
        lead.
      </p>
      {/* Its policy stands in the answer of its address. */}
      <iframe
        title="The mail as it came"
        src={`/admin/mail-frame/${id}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className="mt-2 h-[70vh] min-h-[20rem] w-full border border-line bg-white"
      />
      <p className="mt-2 text-[14px]">
        {/* A file, and no page. */}
        <a
          href={`/admin/attachments/${id}`}
          download
          className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
        >
          Save it as a file
        </a>
        , for a mail program.
      </p>
    </>
  );
}
