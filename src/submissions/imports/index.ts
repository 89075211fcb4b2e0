export { importChoices, type ImportChoices } from './choices';
export { sourceNames } from './columns';
export type { ImportedDeal } from './deals/deal';
export { importLimits } from './limits';
export { RefusedFile, type FileFault } from './read-file';
export { choicesOf } from './reading';
export { takeFile } from './take-file';
export { listSamples, tryImport, type SampleRow } from './try-import';
