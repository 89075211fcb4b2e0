import type { Entry } from './read-calendar';

const said = { draft: ', as a draft', changes: ', published, with changes that wait' } as const;

/** What there is on a day, each with the way to its form. */
export const EntryList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ time, what, title, href, waits }, at) => (
      <li key={at}>
        <a href={href}>
          <span>
            {time === undefined ? null : <time>{time}</time>} {what}
            {waits === undefined ? '' : said[waits]}:
          </span>{' '}
          {title}
        </a>
      </li>
    ))}
  </ul>
);
