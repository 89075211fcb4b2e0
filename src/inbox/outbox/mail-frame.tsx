/** Its links open beside the inbox. */
const base = '<base target="_blank">';

/**
 * A mail as a mail program draws it. Nothing in it can run, and by the policy of this page nothing comes
 * from elsewhere.
 */
export const MailFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe
    title={title}
    srcDoc={base + html}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    className="h-[34rem] w-full border border-line bg-white"
  />
);
