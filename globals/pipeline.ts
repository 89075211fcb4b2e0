import { randomBytes } from 'node:crypto';

import type { ArrayFieldValidation, Field, FieldHook, GlobalConfig } from 'payload';
import { z } from 'zod';

import { listOf } from '@/platform/place/wording';
import { countByStage } from '@/submissions/records/opportunities/change';
import { usualSettings } from '@/submissions/records/opportunities/settings';

import { having, hiddenWithout } from '../collections/access';
import { line } from '../collections/fields/lines';

const stageRows = z.array(
  z.looseObject({ key: z.string().nullish(), label: z.string().nullish() }),
);

/** A stage that was copied is another one. */
const keepKeys: FieldHook = ({ value }): unknown => {
  const rows = stageRows.safeParse(value).data;
  if (!rows) return value;
  const seen = new Set<string>();
  return rows.map((row) => {
    const isOwn = row.key && /^[a-z][a-z0-9]{1,40}$/.test(row.key) && !seen.has(row.key);
    const key = isOwn && row.key ? row.key : `s${randomBytes(5).toString('hex')}`;
    seen.add(key);
    return { ...row, key };
  });
};

/** What stands in a stage would stand nowhere. */
const keepUsed: ArrayFieldValidation = async (value, { previousValue }) => {
  const rows = stageRows.safeParse(value).data ?? [];
  if (rows.length === 0) return 'Keep one stage at least.';
  const left = new Set(rows.map(({ key }) => key));
  const used = [...(await countByStage())].filter(([key]) => !left.has(key));
  if (used.length === 0) return true;
  const before = stageRows.safeParse(previousValue).data ?? usualSettings.stages;
  const named = used.map(([key, count]) => {
    const label = before.find((stage) => stage.key === key)?.label ?? key;
    return `“${label}” (${count})`;
  });
  return `Opportunities stand in ${listOf(named)}. Rename it, or move them to another stage at /admin/pipeline first.`;
};

const reasons = (name: string, label: string, usual: readonly string[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Reason', plural: label },
  maxRows: 30,
  defaultValue: usual.map((each) => ({ label: each })),
  fields: [line('label', 60)],
});

/** How the pipeline of the inbox works. Who reads submissions sees it. */
export const pipeline: GlobalConfig = {
  slug: 'pipeline',
  label: 'Pipeline',
  versions: false,
  access: { read: having('read'), update: having('settings') },
  admin: {
    group: 'Settings',
    hidden: hiddenWithout('settings'),
    description:
      'The stages of an enquiry on its way to being won or lost, and the reasons why it ends. What it is worth is said at /admin.',
  },
  fields: [
    {
      name: 'stages',
      type: 'array',
      labels: { singular: 'Stage', plural: 'Stages' },
      minRows: 1,
      maxRows: 12,
      defaultValue: usualSettings.stages.map((stage) => ({ ...stage })),
      hooks: { beforeValidate: [keepKeys] },
      validate: keepUsed,
      admin: { description: 'In their order. Won and lost stand beside them.' },
      fields: [
        { name: 'key', type: 'text', maxLength: 41, admin: { hidden: true } },
        line('label', 40),
        {
          name: 'probability',
          type: 'number',
          label: 'Probability, in percent',
          required: true,
          min: 0,
          max: 100,
          admin: { step: 5, description: 'Unless an opportunity says another one.' },
        },
      ],
    },
    reasons('wonReasons', 'Reasons for won', usualSettings.wonReasons),
    reasons('lostReasons', 'Reasons for lost', usualSettings.lostReasons),
    {
      name: 'stuckDays',
      type: 'number',
      label: 'Stuck after so many days in one stage',
      required: true,
      defaultValue: usualSettings.stuckDays,
      min: 1,
      max: 1000,
      admin: { step: 1 },
    },
  ],
};
