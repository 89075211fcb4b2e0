const deepestQuote = 10;

/** A place in what was written. */
interface Mark {
  readonly length: number;
  readonly owed: number;
  readonly isStart: boolean;
  readonly hasSpace: boolean;
}

/** Writes words into lines as a browser would: blanks collapse, and breaks do not add up. */
export class LineWriter {
  /** How many quotes are open. */
  quotes = 0;
  /** Whether blanks and breaks count, as in `pre`. */
  isLiteral = false;

  readonly #pieces: string[] = [];
  /** Breaks that are due before the next word; 1 ends a line, 2 leaves one empty. */
  #owed = 0;
  #isStart = true;
  #hasSpace = false;
  /** The cell that is open in a row; null outside of one. */
  #cell: { isFresh: boolean; isOneLine: boolean } | null = null;
  #isBetweenCells = false;

  write(given: string): void {
    if (this.isLiteral) this.#literal(given);
    else this.#collapsed(given);
  }

  #collapsed(given: string): void {
    const text = given.replace(/[ \t\r\n\f]+/g, ' ');
    const words = text.trim();
    if (words === '') {
      if (text !== '') this.#hasSpace = true;
      return;
    }
    this.#begin(text.startsWith(' '));
    this.#pieces.push(words);
    this.#hasSpace = text.endsWith(' ');
  }

  /** Without a blank before, though one is due. */
  attach(text: string): void {
    if (this.#isStart) return;
    this.#pieces.push(text);
  }

  /** No blank is wanted before the next word. */
  join(): void {
    this.#pieces.push(' ');
    this.#hasSpace = false;
    this.#isStart = false;
  }

  #literal(given: string): void {
    const [first = '', ...rest] = given.split(/\r\n|\n/);
    if (first !== '') this.#raw(first);
    for (const line of rest) {
      this.newline();
      if (line !== '') this.#raw(line);
    }
  }

  #raw(line: string): void {
    this.#begin(false);
    this.#pieces.push(line);
  }

  #begin(hasSpace: boolean): void {
    if (this.#owed > 0) {
      if (this.#pieces.length > 0) this.#pieces.push('\n'.repeat(this.#owed));
      this.#owed = 0;
      this.#isStart = true;
      this.#isBetweenCells = false;
    }
    if (this.#isStart && this.quotes > 0)
      this.#pieces.push(`${'>'.repeat(Math.min(this.quotes, deepestQuote))} `);
    else if (!this.#isStart && this.#isBetweenCells) this.#pieces.push(' | ');
    else if (!this.#isStart && (hasSpace || this.#hasSpace)) this.#pieces.push(' ');
    this.#isBetweenCells = false;
    this.#hasSpace = false;
    this.#isStart = false;
    if (this.#cell) this.#cell.isFresh = false;
  }

  /** The next word stands on a new line, and these many breaks are before it at least. */
  breakLine(count: 1 | 2): void {
    if (this.#cell?.isFresh) return;
    if (this.#isStart && this.#pieces.length === 0) return;
    this.#owed = Math.max(this.#owed, count);
    this.#hasSpace = false;
  }

  /** One more break, whatever is due; three empty lines say no more than two. */
  newline(): void {
    if (this.#cell) this.#cell.isOneLine &&= this.#cell.isFresh;
    if (this.#pieces.length > 0) this.#owed = Math.min(this.#owed + 1, 3);
    this.#hasSpace = false;
  }

  beginCell(): void {
    this.endCell();
    this.#cell = { isFresh: true, isOneLine: true };
  }

  /** A cell of one line stays on the line of its row. */
  endCell(): void {
    const cell = this.#cell;
    if (cell === null) return;
    this.#cell = null;
    if (!cell.isFresh) this.#owed = cell.isOneLine ? 0 : Math.max(1, this.#owed);
    if (!this.#isStart) this.#isBetweenCells = this.#owed === 0;
  }

  endRow(): void {
    this.endCell();
    this.#isBetweenCells = false;
    this.breakLine(1);
  }

  mark(): Mark {
    const [length, owed, isStart, hasSpace] = [
      this.#pieces.length,
      this.#owed,
      this.#isStart,
      this.#hasSpace,
    ];
    return { length, owed, isStart, hasSpace };
  }

  /** Takes back what was written since. */
  backTo({ length, owed, isStart, hasSpace }: Mark): void {
    this.#pieces.length = Math.min(length, this.#pieces.length);
    this.#owed = owed;
    this.#isStart = isStart;
    this.#hasSpace = hasSpace;
  }

  since({ length }: Mark): string {
    return this.#pieces.slice(length, length + 200).join('');
  }

  text(): string {
    return this.#pieces.join('');
  }
}
