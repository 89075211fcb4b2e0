import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** What JSON says, and a browser reads again as it was. */
export type Data =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Data[]
  | { readonly [name: string]: Data };

/**
 * A component whatever its props: those of an island come from the page as JSON, and the types have
 * judged them where the page uses it.
 */
export type AnyComponent = { draw(props: object): ReactNode }['draw'];

type NotJson =
  | ((...given: never[]) => unknown)
  | Date
  | RegExp
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Promise<unknown>
  | bigint
  | symbol;

/** The same type, where JSON can say all of it; what it cannot say becomes `never`. */
type AsData<Value> = Value extends NotJson
  ? never
  : Value extends object
    ? { readonly [Name in keyof Value]: AsData<Value[Name]> }
    : Value;

type AsProp<Value> = ReactNode extends Value
  ? Value
  : Value extends ReactElement
    ? Value
    : AsData<Value>;

/** Props of an island: data, and what the page draws for it. */
export type IslandProps<Props> = { readonly [Name in keyof Props]: AsProp<Props[Name]> };

export interface DividedProps {
  readonly data: Readonly<Record<string, Data>>;
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/**
 * Tells the data among the props from what the page has drawn, which stays as it is.
 * @throws where something is neither: a function, a date, an object of a class
 */
export function divideProps(island: string, props: object): DividedProps {
  const data: Record<string, Data> = {};
  const slots: Record<string, ReactNode> = {};
  const given: [string, unknown][] = Object.entries(props);
  for (const [name, value] of given) {
    if (isDrawn(value)) slots[name] = value;
    else if (isData(value)) data[name] = value;
    else
      throw new Error(
        `The island “${island}” gets ${name}, which no JSON can say: give it text, numbers, lists and plain objects, or an element.`,
      );
  }
  return { data, slots };
}

/** An element, a reference to one of the browser's components, or a list with one among its words. */
function isDrawn(value: unknown): value is ReactNode {
  if (!Array.isArray(value)) return isElement(value);
  return value.some(isDrawn) && value.every((each) => isDrawn(each) || isWords(each));
}

const isElement = (value: unknown): boolean =>
  isValidElement(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** What React shows as it is, or not at all. */
const isWords = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

function isData(value: unknown): value is Data {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Object.values(value).every(isData)
  );
}

/** @throws where a host holds what no host of ours has written */
export function readData(json: string): DividedProps['data'] {
  const data: unknown = JSON.parse(json);
  if (isData(data) && isRecord(data)) return data;
  throw new Error('The props of an island are no object');
}

const isRecord = (data: Data): data is DividedProps['data'] =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
