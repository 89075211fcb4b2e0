import { MailFiles } from '../reply/files/mail-files';
import { SubmissionLink } from '../frame/submission-link';
import { MailFrame } from './mail-frame';
import type { WholeHeldMail } from './reads';

/** A mail with its head, as whoever gets it would see it. */
export function MailView({ mail }: { mail: WholeHeldMail }) {
  const { from, to, cc, bcc, replyTo, text, html, files, form, submission, reference } = mail;
  const head = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    ['Bcc', bcc],
    ['Answers go to', replyTo],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {head
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        <dt className="text-ink-soft">About</dt>
        <dd>
          <SubmissionLink form={form} id={submission}>
            {reference}
          </SubmissionLink>
        </dd>
      </dl>
      <div className="mt-4">
        {html === null ? (
          <p
            dir="auto"
            className="border border-line bg-paper p-4 wrap-anywhere whitespace-pre-line"
          >
            {text}
          </p>
        ) : (
          <>
            <MailFrame html={html} title="The mail as it looks" />
            <details className="mt-2">
              <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
                As plain text
              </summary>
              <p
                dir="auto"
                className="mt-1 border border-line bg-paper p-4 wrap-anywhere whitespace-pre-line"
              >
                {text}
              </p>
            </details>
          </>
        )}
        <MailFiles files={files} />
      </div>
    </>
  );
}
