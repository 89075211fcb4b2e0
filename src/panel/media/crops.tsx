'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';

import { useMovedFocalPoint } from '@/platform/payload/panel/focal-point';

/** The frames in which pages show pictures, as CSS says a ratio. */
const frames = [
  { ratio: '16 / 9', where: 'Lists of articles, videos' },
  { ratio: '8 / 5', where: 'Screens of projects' },
  { ratio: '3 / 2', where: 'Gallery' },
  { ratio: '4 / 3', where: 'Screens of projects on phones' },
] as const;

const coordinate = z.coerce.number().min(0).max(100).catch(50);
const picture = z.object({
  url: z.string(),
  focalX: coordinate,
  focalY: coordinate,
});

/** What each frame shows of a picture: it is cut around its focal point, and as that is moved. */
export function Crops() {
  const { data } = useDocumentInfo();
  const moved = useMovedFocalPoint();
  const file: unknown = useFormFields(([fields]) => fields.file?.value);
  const chosen = useAddressOf(file);
  const kept = picture.safeParse(data).data;
  const url = chosen ?? kept?.url;
  if (url === undefined) return null;
  const x = coordinate.parse(moved?.x ?? kept?.focalX);
  const y = coordinate.parse(moved?.y ?? kept?.focalY);
  return (
    <section className="crops" aria-labelledby="crops">
      <h2 id="crops">As pages cut it</h2>
      <ul>
        {frames.map(({ ratio, where }) => (
          <li key={ratio}>
            <img src={url} alt="" style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }} />
            <span>
              {where}, {ratio.replace(' / ', ':')}
            </span>
          </li>
        ))}
      </ul>
      <p>“Edit Image” moves the point around which it is cut.</p>
    </section>
  );
}

/** Of a file that was chosen and not saved yet. */
function useAddressOf(file: unknown): string | undefined {
  const address = useMemo(
    () => (file instanceof File ? URL.createObjectURL(file) : undefined),
    [file],
  );
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
