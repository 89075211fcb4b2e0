import { useState, type ReactNode } from 'react';

/** What an island can be: a test draws these, and a browser hydrates them. */
export const examples = {
  toggle: Toggle,
  later: Later,
  broken: Broken,
  breaksLater: BreaksLater,
  outer: Outer,
  typed: Typed,
};

function Toggle({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen ? children : null}
    </>
  );
}

function Later({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? children : null}
    </>
  );
}

function Broken() {
  if (typeof window !== 'undefined') throw new Error('Broken in the browser');
  return (
    <form action="/sent">
      <input name="words" />
      <button>Send</button>
    </form>
  );
}

function BreaksLater({ children }: { children?: ReactNode }) {
  const [isBroken, setBroken] = useState(false);
  const [words, setWords] = useState('');
  if (isBroken) throw new Error('Broken later');
  return (
    <>
      <input name="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <button onClick={() => setBroken(true)}>Break</button>
      {children}
    </>
  );
}

function Outer() {
  return <Typed />;
}

function Typed() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [choice, setChoice] = useState('none');
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="Tick"
        type="checkbox"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <select
        aria-label="Choice"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        <option value="none">None</option>
        <option value="some">Some</option>
      </select>
      <output>{[text, isTicked, choice].join()}</output>
    </>
  );
}
