import { hatchClass } from '../paint/ground-hatches';

export type GroundStripProps = {
  /** Which of the nine hatches; any whole number wraps round. */
  hatch: number;
  className?: string;
};

/** The strip of ground under a card. A hovered link around it gives it the accent. */
export function GroundStrip({ hatch, className }: GroundStripProps) {
  const classes = ['ground-strip', hatchClass(hatch), className].filter(Boolean).join(' ');
  return <span className={classes} aria-hidden="true" />;
}
