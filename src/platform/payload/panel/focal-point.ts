import { useUploadEdits } from '@payloadcms/ui';

/**
 * Where somebody has just moved the focal point of a picture, in hundredths of its width and height,
 * before it is saved (read in 3.90.2).
 */
export const useMovedFocalPoint = (): { x: number; y: number } | undefined =>
  useUploadEdits().uploadEdits.focalPoint;
