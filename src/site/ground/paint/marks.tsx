import { type Mark, mergeMarks } from '../drawings/pens';

/** A drawing's paths, each with the class of its pen. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return mergeMarks(marks).map(([pen, path]) => (
    <path key={path} className={`ground-${pen}`} d={path} />
  ));
}
