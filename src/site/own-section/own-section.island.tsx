'use client';

import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type ReactNode,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { withLines } from '@/forms/fill/along';
import { readAlong, readDraft, saveAlong, saveDraft } from '@/forms/fill/draft';
import { fillIn } from '@/forms/reply-template';
import { island } from '@/islands/island';
import { onceLetGo } from '@/islands/once-let-go';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

import { isGoogleHere } from '../analytics/google-analytics';
import { OwnGround } from '../drawings/own-ground';
import { fieldsIn, inputsIn, keepFields } from './kept-fields';
import { addressOf, fieldNames, rowsOf, type OfferedTool, type Query, type Row } from './listing';
import { alongId, listField, listForm, ownSectionPath, sendId } from './path';
import {
  isAmount,
  listText,
  reckon,
  say,
  tellOf,
  type Layer,
  type ListWords,
  type ReckoningWords,
} from './reckoning';
import { ToolTable, type TableWords } from './tool-table';

export interface OwnSectionWords extends ReckoningWords, ListWords, TableWords {
  /** On the accent. */
  readonly instead: string;
  readonly draw: string;
  /** In place of what follows each tick: without scripts nothing does. */
  readonly nothingPlain: string;
  readonly noCostPlain: string;
  readonly send: string;
  readonly sendNote: string;
  readonly share: string;
  readonly copied: string;
}

interface OwnSectionProps {
  /** The ids in it begin with it. */
  id: string;
  words: OwnSectionWords;
  tools: readonly OfferedTool[];
  /** What the address says: on its own page. */
  query?: Query;
  /** The id of the form that asks for that page without scripts; undefined for none, and a link leads there. */
  form?: string;
  /** What stands over the list. */
  children: ReactNode;
}

/** In milliseconds: how long nobody types before it is kept. Browsers count how often a page asks. */
const pause = 300;

/** Somebody's own ground: they tick their tools, and it is drawn anew. Without scripts a form asks for its address. */
function OwnSection({ id, words, tools, query, form, children }: OwnSectionProps) {
  const element = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(() => rowsOf(tools, words, query));
  const typing = useRef<Typing>(null);
  const [isCopied, setIsCopied] = useState(false);
  const look = () => {
    if (element.current)
      setRows(rowsOf(tools, words, withoutHalfTyped(fieldsIn(element.current), typing.current)));
  };
  /** As they stand in the fields now: what is drawn comes after a letter. */
  const typedRows = () =>
    element.current ? rowsOf(tools, words, fieldsIn(element.current)) : rows;
  const keepHere = () => {
    if (!element.current) return;
    const fields = fieldsIn(element.current);
    keepTyped(id, fields, addressOf(rowsOf(tools, words, fields)));
  };
  const [keepAtRest, keepNow] = useAtRest(keepHere);
  // A link to a place on this page makes an entry of the history that has nothing yet.
  useEffect(() => {
    addEventListener('hashchange', keepHere);
    return () => removeEventListener('hashchange', keepHere);
  });
  // A browser may have kept what was typed before, and somebody was quicker than this script.
  useLayoutEffect(look, [tools, words]);
  const reckoning = reckon(rows);
  const { layers, unclear } = reckoning;
  const said = say(reckoning, words);
  const { sum, lines, rest } = said;
  const told = useTold(isCopied ? words.copied : tellOf(said, rows, unclear, words));

  const plain = (text: string) => fillIn(text, { draw: words.draw });

  const onInput = ({ target, currentTarget }: InputEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) {
      tickBeside(target, currentTarget);
      if (typing.current?.name !== target.name)
        typing.current = { name: target.name, before: costIn(rows, target.name) };
    }
    setIsCopied(false);
    // A browser may show the tick, or the letter, before the ground is drawn anew.
    startTransition(look);
    keepAtRest();
  };
  /** Only what is left standing is judged. */
  const onBlur = () => {
    keepNow();
    if (typing.current === null) return;
    typing.current = null;
    // What is said of an amount moves the rows below it.
    onceLetGo(look);
  };
  const onSend = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    keepNow();
    const typed = typedRows();
    const typedReckoning = reckon(typed);
    // The last tool has just been unticked.
    if (typedReckoning.layers.length === 0) return;
    if (takeAlong(listText(typedReckoning, words))) location.assign(`/${listForm}#${alongId}`);
    // The address is the same already, and the form below has an older list or is not there.
    else if (location.pathname === ownSectionPath) loadAgainAt(sendId);
    else location.assign(`${addressOf(typed)}#${sendId}`);
  };
  const onShare = (event: MouseEvent) => {
    // No browser has it on a page that is not safe.
    if (isForElsewhere(event) || !('clipboard' in navigator)) return;
    event.preventDefault();
    const { href } = new URL(addressOf(typedRows()), location.href);
    navigator.clipboard.writeText(href).then(
      () => setIsCopied(true),
      () => location.assign(href),
    );
  };
  return (
    <div
      ref={element}
      className="grid gap-x-columns gap-y-10 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      onInput={onInput}
      onBlur={onBlur}
      onKeyDown={stayHere}
    >
      <div>
        {children}
        <div {...(form ? {} : { 'data-scripted': '', className: 'noscript:hidden' })}>
          <ToolTable {...{ id, words, rows, unclear, form }} />
        </div>
      </div>
      <div className="max-nav:-mx-page nav:sticky nav:top-24 nav:self-start">
        <p role="status" className="sr-only">
          {told}
        </p>
        <div data-said="">
          {/* What is paid today is no accent: that is what one system leaves. It has its place from the
              beginning, so that the ground below stays where it is. */}
          <div className="mb-5 flex min-h-[clamp(38px,4.5vw,68.4px)] flex-wrap items-end gap-x-5 gap-y-2 max-nav:px-page">
            {sum === null ? null : (
              <b className="text-[clamp(38px,5vw,76px)] leading-[0.9] font-[680] tracking-[-0.03em] wrap-anywhere stretch-88">
                {sum}
              </b>
            )}
            <div className="text-small leading-tight">
              {lines.map((line) => (
                <ByScripts
                  key={line}
                  text={line}
                  plain={line === words.noCost ? plain(words.noCostPlain) : line}
                />
              ))}
            </div>
          </div>
          <div className="border-b border-ink">
            <OwnGround id={`${id}-ground`} layers={layers.map(toGround)} title={words.instead} />
          </div>
          <div className="mt-4 max-w-[56ch] text-pretty max-nav:px-page">
            <ByScripts
              text={rest}
              plain={layers.length > 0 ? rest : form && plain(words.nothingPlain)}
            />
          </div>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 max-nav:px-page">
          {layers.length > 0 ? (
            <>
              <ButtonLink
                href={`${addressOf(rows)}#${sendId}`}
                aria-describedby={`${id}-send-note`}
                onClick={onSend}
              >
                {words.send}
              </ButtonLink>
              <TextLink href={addressOf(rows)} onClick={onShare}>
                {isCopied ? words.copied : words.share}
              </TextLink>
              <p id={`${id}-send-note`} className="w-full text-small text-ink-soft">
                {words.sendNote}
              </p>
            </>
          ) : null}
          {form ? (
            <Button type="submit" form={form} look="outline" className="not-noscript:hidden!">
              {words.draw}
            </Button>
          ) : (
            <ButtonLink href={ownSectionPath} className="not-noscript:hidden!">
              {words.draw}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** What is said, and what is true without scripts; undefined for nothing. */
function ByScripts({ text, plain }: { text: string; plain: string | undefined }) {
  if (plain === text) return <p>{text}</p>;
  return (
    <>
      <p data-scripted="" className="noscript:hidden">
        {text}
      </p>
      {plain ? <p className="not-noscript:hidden">{plain}</p> : null}
    </>
  );
}

/** A field that somebody types in, and the last amount that stood in it. */
interface Typing {
  readonly name: string;
  before: string;
}

const costIn = (rows: readonly Row[], field: string): string =>
  rows.find(({ key }) => fieldNames.cost(key) === field)?.cost ?? '';

/** On the way to `1,200.50` most of what stands there is no amount: until it is one, the last one counts. */
function withoutHalfTyped(query: Query, typing: Typing | null): Query {
  const cost = typing && query[typing.name]?.[0];
  if (!typing || !cost || !typing.name.startsWith(fieldNames.cost(''))) return query;
  if (isAmount(cost)) typing.before = cost;
  return { ...query, [typing.name]: [typing.before] };
}

/** What a screen reader is told of: not each letter that is typed, and nothing that has not changed. */
function useTold(text: string): string {
  const first = useRef(text);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (text === first.current && told === '') return undefined;
    const timer = setTimeout(() => setTold(text), 1000);
    return () => clearTimeout(timer);
  }, [text, told]);
  return told;
}

const toGround = ({ row, name, cost, stays }: Layer) => ({
  ...{ name, hatch: row, stays },
  weight: cost === null ? null : Number(cost),
});

/** Whoever types what a tool costs pays for it. */
function tickBeside({ name, value }: HTMLInputElement, element: Element): void {
  if (!name.startsWith(fieldNames.cost('')) || value.trim() === '') return;
  const box = inputsIn(element).find(
    (each) => each.name === fieldNames.tool && fieldNames.cost(each.value) === name,
  );
  if (box) box.checked = true;
}

/** The ground is drawn already: Enter leads nowhere. */
function stayHere(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** For Back and a reload. On its own page the address follows as well, unless Google reads along. */
function keepTyped(id: string, fields: Query, address: string): void {
  const follows = location.pathname === ownSectionPath && !isGoogleHere();
  keepFields(id, fields, follows ? address + location.hash : undefined);
}

function loadAgainAt(place: string): void {
  location.hash = place;
  location.reload();
}

/** @returns what asks for the work, which is done once nobody has asked for a while, and what does at once what waits */
function useAtRest(work: () => void): [ask: () => void, doNow: () => void] {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const doNow = () => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    work();
  };
  const ask = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(doNow, pause);
  };
  return [ask, doNow];
}

/** Another tab or window: a browser's own way with a link. */
const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** @returns whether the list stands in the form's draft: in the place of an older one, or below what was typed */
function takeAlong(list: string): boolean {
  const draft = readDraft(listForm);
  const before = draft?.answers[listField] ?? '';
  const text = withLines(before, list, readAlong(listForm));
  // Another text is another submission, without the key of that one.
  if (text !== before) saveDraft(listForm, { answers: { ...draft?.answers, [listField]: text } });
  saveAlong(listForm, list);
  return readDraft(listForm)?.answers[listField] === text;
}

export default island({ name: 'own-section', wake: 'touch' }, OwnSection);
