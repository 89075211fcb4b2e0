import { durationWords } from '../frame/format-date';
import { Empty } from '../list/table/columns';
import type { ColleagueFigures } from './figures';

const columns = ['Replies', 'Usual time to a reply', 'Closed', 'Usual time to close'];

/** What each colleague did, to see where help is needed; nobody is ranked. Nothing where nobody did any. */
export function PeopleFigures({ people }: { people: readonly ColleagueFigures[] }) {
  const shown = people.filter(({ replies, closed }) => replies + closed > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="figures-people" className="mt-9">
      <h2 id="figures-people" className="text-[20px]">
        By person
      </h2>
      <p className="mt-1 max-w-[70ch]">
        In 90 days. A reply is timed from what its sender wrote last, a closed conversation from
        when it came; the usual time is the median.
      </p>
      <div className="mt-2 overflow-x-auto">
        <table className="border-collapse text-left text-[14px] tabular-nums">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-1.5 pr-8">
                Name
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-8">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(
              ({ person, name, replies, medianReplySeconds, closed, medianCloseSeconds }) => (
                <tr key={person} className="border-b border-line">
                  <th scope="row" className="py-1 pr-8 font-normal">
                    {name}
                  </th>
                  <td className="py-1 pr-8">{replies}</td>
                  <td className="py-1 pr-8">
                    <Time seconds={medianReplySeconds} />
                  </td>
                  <td className="py-1 pr-8">{closed}</td>
                  <td className="py-1 pr-8">
                    <Time seconds={medianCloseSeconds} />
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Time = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? <Empty /> : durationWords(seconds);
