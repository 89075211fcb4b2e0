import { readFile } from 'node:fs/promises';

import { ImageResponse } from 'next/og';

import mark from '~/brand/mark.json' with { type: 'json' };
import { palette } from '@/ui/palette';

import { shareBackdrop } from '../drawings';
import { shareSize, type ShareBackdropWish } from './share-size';

export interface ShareImageProps {
  brand: string;
  title: string;
  /** What stands on the accent. */
  words: string;
  ground: ShareBackdropWish;
}

/** A page in one picture, for where its address is shared: its title over its own ground. */
export async function shareImage({ brand, title, words, ground }: ShareImageProps) {
  const { width, height, margin, surface } = shareSize;
  const isBesideBuilding = ground.buildings.length === 1;
  const room = width - 2 * margin - (isBesideBuilding ? 320 : 0);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width,
        height,
        background: palette.paper,
        color: palette.ink,
        fontFamily: 'Brand',
        letterSpacing: '-0.025em',
      }}
    >
      <img
        alt=""
        src={`data:image/svg+xml;base64,${Buffer.from(shareBackdrop(ground)).toString('base64')}`}
        width={width}
        height={height}
        style={{ position: 'absolute', top: 0, left: 0 }}
      />
      <div style={{ ...at(margin, 52), alignItems: 'center', gap: 18, fontSize: 36 }}>
        <svg width="60" height="30" viewBox={`0 0 ${mark.width} ${mark.height}`}>
          <path d={mark.lines} stroke={palette.ink} strokeWidth={mark.weight} />
          <path d={mark.bar} fill={palette.accent} />
        </svg>
        {printable(brand)}
      </div>
      <div
        style={{
          ...at(margin, 140),
          width: room,
          lineHeight: 1.02,
          fontSize: titleSize(title, room),
        }}
      >
        {printable(title)}
      </div>
      <div
        style={{
          ...at(620, surface),
          width: width - margin - 620,
          height: height - surface,
          alignItems: 'center',
          justifyContent: 'flex-end',
          textAlign: 'right',
          color: palette.accentInk,
          lineHeight: 1,
          fontSize: words.length > 22 ? 44 : 60,
        }}
      >
        {printable(words)}
      </div>
    </div>,
    {
      width,
      height,
      fonts: [{ name: 'Brand', data: await readFont(), weight: 600 }],
      // The library would have everybody keep it for a year, whatever an editor changes.
      headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    },
  );
}

const at = (left: number, top: number) =>
  ({ display: 'flex', position: 'absolute', left, top }) as const;

/** Three lines fit between the logo and what stands on the ground. */
function titleSize(title: string, room: number): number {
  const sizes = [92, 80, 68, 58, 50];
  const fits = (size: number) => (title.length * size * 0.52) / room <= (size > 68 ? 1.8 : 2.6);
  return sizes.find(fits) ?? 44;
}

/** A static cut of the font: the library draws neither variable fonts nor WOFF2. */
const readFont = () => readFile('brand/typeface/share-image.woff');

/**
 * What the font has. For any other character the library would ask Google for a font, over the
 * network, with the text.
 */
const printable = (text: string) => text.replace(/[^\u0020-\u00ff–—‘’“”…€]/gu, '');
