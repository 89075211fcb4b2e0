/** What each part of a page is given. */
export interface BlockProps<Block> {
  readonly block: Block;
  /** Of its section: no other on the page has it. */
  readonly id: string;
  /** The address of the page. */
  readonly path: string;
}
