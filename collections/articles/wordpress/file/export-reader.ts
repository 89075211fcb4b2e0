import { z } from 'zod';

import { cleanText } from '@/platform/plain-text';

import type {
  ExportedAuthor,
  ExportedCategory,
  ExportedPicture,
  ExportedPost,
  LeftOut,
  WordPressExport,
} from './export';
import { limits } from './limits';
import { plainWords } from './plain-words';
import { RefusedFile } from './refused-file';

/** What an item says, by the names of its elements. */
interface Item {
  readonly texts: Map<string, string>;
  readonly metas: Map<string, string>;
  readonly terms: { readonly domain: string; readonly slug: string; readonly name: string }[];
  comments: number;
}

const emptyItem = (): Item => ({ texts: new Map(), metas: new Map(), terms: [], comments: 0 });

/** What follows from the parts of a file as they come. */
export class ExportReader {
  private readonly names: string[] = [];
  private attributes: Record<string, string> = {};
  private written: string[] = [];
  private letters = 0;
  private hasEnd = false;
  private isExport = false;
  private readonly site = new Map<string, string>();
  private record = new Map<string, string>();
  private item = emptyItem();
  private metaKey = '';
  private readonly authors: ExportedAuthor[] = [];
  private readonly categories: ExportedCategory[] = [];
  private readonly posts: ExportedPost[] = [];
  private readonly pictures: ExportedPicture[] = [];
  private readonly leftOut: LeftOut = {
    ...{ pages: 0, closed: 0, trashed: 0, comments: 0, others: 0 },
  };

  open(name: string, attributes: Record<string, string>): void {
    this.names.push(name);
    if (this.names.length > limits.depth) throw new RefusedFile('deep');
    if (this.names.length === 1 && name !== 'rss') throw new RefusedFile('other');
    this.attributes = attributes;
    this.written = [];
    this.letters = 0;
    if (this.names.length !== 3) return;
    this.item = emptyItem();
    this.record = new Map();
  }

  text(text: string): void {
    if (this.names.length === 0 && text.trim() !== '') throw new RefusedFile('xml');
    this.letters += text.length;
    if (this.letters > limits.letters) throw new RefusedFile('long');
    this.written.push(text);
  }

  close(name: string, isImplied: boolean): void {
    if (isImplied) throw new RefusedFile('cut');
    const [, , part = ''] = this.names;
    const text = this.written.join('').replaceAll('\0', '');
    this.written = [];
    this.letters = 0;
    const depth = this.names.length;
    this.names.pop();
    if (depth === 1) this.hasEnd = true;
    if (depth === 3) this.endPart(name, text);
    else if (part === 'item' && depth === 4) this.endOfItem(name, text);
    else if (part === 'item' && depth === 5 && this.names[3] === 'wp:postmeta')
      this.endMeta(name, text);
    else if (depth === 4) this.record.set(name, text);
  }

  /** @throws RefusedFile */
  end(): WordPressExport {
    if (!this.isExport) throw new RefusedFile(this.hasEnd ? 'other' : 'xml');
    if (!this.hasEnd) throw new RefusedFile('cut');
    const { authors, categories, posts, pictures, leftOut } = this;
    return { site: this.siteName(), authors, categories, posts, pictures, leftOut };
  }

  private siteName(): string {
    const address = addressIn(this.site.get('wp:base_blog_url') ?? this.site.get('link'));
    if (address === '') throw new RefusedFile('other');
    const { host, pathname } = new URL(address);
    return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '');
  }

  private endPart(name: string, text: string): void {
    if (name === 'item') this.endItem();
    else if (name === 'wp:author') this.endAuthor();
    else if (name === 'wp:category') this.endCategory();
    else if (name === 'wp:wxr_version') this.isExport = true;
    else this.site.set(name, text.trim());
  }

  private endAuthor(): void {
    const of = (name: string) => plainWords(this.record.get(`wp:author_${name}`) ?? '');
    const login = of('login');
    const full = `${of('first_name')} ${of('last_name')}`.trim();
    if (login !== '') this.authors.push({ login, name: of('display_name') || full || login });
  }

  private endCategory(): void {
    const of = (name: string) => plainWords(this.record.get(`wp:${name}`) ?? '');
    const [slug, name] = [of('category_nicename'), of('cat_name')];
    if (slug !== '' && name !== '')
      this.categories.push({ slug, name, description: of('category_description') });
  }

  private endOfItem(name: string, text: string): void {
    if (name === 'wp:comment') this.item.comments += 1;
    else if (name === 'category') this.addTerm(text);
    else this.item.texts.set(name, text);
  }

  private endMeta(name: string, text: string): void {
    if (name === 'wp:meta_key') this.metaKey = text;
    else if (name === 'wp:meta_value') this.item.metas.set(this.metaKey, text);
  }

  private addTerm(text: string): void {
    const { domain = '', nicename = '' } = this.attributes;
    this.item.terms.push({ domain, slug: nicename, name: plainWords(text) });
  }

  private endItem(): void {
    const { item, leftOut } = this;
    leftOut.comments += item.comments;
    const type = item.texts.get('wp:post_type');
    if (type === 'attachment') this.addPicture(item);
    else if (type === 'page') leftOut.pages += 1;
    else if (type !== 'post') leftOut.others += 1;
    else if (isClosed(item)) leftOut.closed += 1;
    else if (!states.has(statusOf(item))) leftOut.trashed += 1;
    else {
      this.posts.push(postOf(item));
      if (this.posts.length > limits.posts) throw new RefusedFile('posts');
    }
  }

  private addPicture({ texts, metas }: Item): void {
    const address = addressIn(texts.get('wp:attachment_url'));
    if (address === '' || this.pictures.length >= limits.attachments) return;
    const id = texts.get('wp:post_id') ?? '';
    const alt = plainWords(metas.get('_wp_attachment_image_alt') ?? '');
    this.pictures.push({ id, address, alt, title: plainWords(texts.get('title') ?? '') });
  }
}

/** As long as an address may be in a text. */
const longestAddress = 2000;

/** What becomes an article; what is planned for a day to come is a draft here. */
const states = new Set(['publish', 'draft', 'pending', 'future']);

const statusOf = ({ texts }: Item): string => texts.get('wp:status') ?? '';

const isClosed = (item: Item): boolean =>
  statusOf(item) === 'private' || (item.texts.get('wp:post_password') ?? '') !== '';

// JSON says of any sign what it is, also of what PostgreSQL does not take.
const written = z.string().transform(cleanText);
const footnotes = z.array(z.object({ id: written, content: written }));

function postOf({ texts, metas, terms }: Item): ExportedPost {
  const of = (name: string) => texts.get(name) ?? '';
  const termsOf = (domain: string) => terms.filter((term) => term.domain === domain);
  return {
    id: of('wp:post_id').trim(),
    title: plainWords(of('title')),
    slug: of('wp:post_name').trim(),
    address: addressIn(of('link')),
    isPublished: of('wp:status') === 'publish',
    date: dateOf(of('wp:post_date_gmt')) ?? dateOf(of('wp:post_date')),
    author: plainWords(of('dc:creator')),
    excerpt: plainWords(of('excerpt:encoded')),
    content: of('content:encoded'),
    // What WordPress gives to whatever has none.
    categories: termsOf('category').filter(({ slug }) => slug !== 'uncategorized'),
    tags: termsOf('post_tag').map(({ name }) => name),
    cover: coverOf(metas.get('_thumbnail_id')),
    footnotes: footnotesOf(metas.get('footnotes')),
  };
}

/** WordPress writes 0 and -1 for none. */
const coverOf = (id = ''): string | null => (/^\s*[1-9]\d*\s*$/.test(id) ? id.trim() : null);

/** An address of the web; empty where it is none that anybody can ask. */
function addressIn(text = ''): string {
  const address = text.trim();
  const isOne = address.length <= longestAddress && /^https?:\/\//i.test(address);
  return isOne && URL.canParse(address) ? address : '';
}

function footnotesOf(json: string | undefined): ExportedPost['footnotes'] {
  try {
    return footnotes.catch([]).parse(JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}

/** `2019-05-03 08:00:00`, and `0000-00-00 00:00:00` where there is none. */
function dateOf(written: string): string | null {
  const time = Date.parse(`${written.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) || written.startsWith('0000') ? null : new Date(time).toISOString();
}
