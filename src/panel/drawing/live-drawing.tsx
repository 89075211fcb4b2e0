'use client';

import { useFormFields } from '@payloadcms/ui';
import { useDeferredValue } from 'react';
import { z } from 'zod';

import { toBuildingName } from '~/collections/fields/building-names';
import { classes } from '@/platform/payload/panel/marks';
import { IndustryGround } from '@/site/ground';
import { smallWords } from '@/words';

const text = z.string().catch('');

/** What is in the fields, however far somebody has come with them. */
const drawing = z.object({
  layers: z.array(text),
  title: text,
  caption: text,
  above: text,
  below: text,
  building: text.transform(toBuildingName),
  seed: z.number().catch(1),
});

const names = Object.keys(drawing.shape);

const description = smallWords.tabs.drawings.words.industry.text;

/**
 * The industry's drawing from what stands in the fields of its group, saved or not. The picker of
 * buildings, which stands in the same group, holds the symbols that it refers to.
 */
export function LiveDrawing({ path }: { path: string }) {
  const group = path.slice(0, path.lastIndexOf('.'));
  // As text, which stays equal while other fields change: then nothing is drawn anew.
  const typed = useFormFields(([fields]) => {
    const rows = fields[`${group}.layers`]?.rows ?? [];
    const layers = rows.map((_, index) => fields[`${group}.layers.${index}.name`]?.value);
    const others = names.map((name) => [name, fields[`${group}.${name}`]?.value]);
    return JSON.stringify({ ...Object.fromEntries(others), layers });
  });
  const { layers, ...rest } = drawing.parse(JSON.parse(useDeferredValue(typed)));
  const named = layers.filter((name) => name !== '');
  if (named.length < 3 || named.length > 9) {
    return <p className="panel-note">The drawing appears here with three to nine named layers.</p>;
  }
  return (
    <div className="live-drawing">
      <p className={classes.fieldLabel}>How it is drawn</p>
      <IndustryGround layers={named} {...rest} description={description} id="live" />
    </div>
  );
}
