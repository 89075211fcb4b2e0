import type { UploadField } from 'payload';
import { upload } from 'payload/shared';

interface PictureField {
  readonly name: string;
  readonly description: string;
}

/** Of the largest file that pages ask for; a smaller picture would be blown up. */
const least = { width: 1280, height: 800 };

/** Outside of these, too much is cut off for 8:5, or a bar stays empty. */
const shapes = { narrowest: 4 / 3, widest: 16 / 9 };

/** What is wrong with a picture of so many pixels, in words. */
export type PictureRule = (width: number, height: number) => string | undefined;

const problemWith: PictureRule = (width, height) => {
  const size = `This picture has ${width} by ${height} pixels.`;
  if (width < least.width || height < least.height)
    return `${size} At least ${least.width} by ${least.height} are needed here.`;
  const shape = width / height;
  if (shape < shapes.narrowest) return `${size} It is too narrow here: 8:5 fits, 4:3 at the least.`;
  if (shape > shapes.widest + 0.01)
    return `${size} It is too wide here: 8:5 fits, 16:9 at the most.`;
  return undefined;
};

/** A picture that stands in a frame of 8:5, and is cut around its focal point to fit. */
export const pictureField = ({ name, description }: PictureField): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  required: true,
  admin: { description: `${description} At least 1280 by 800 pixels, best 8:5.` },
  // Whoever replaces the file of the picture is asked as well (files/fit-places.ts).
  custom: { pictureRule: problemWith },
  validate: async (value: unknown, options) => {
    const known = await upload(value, options);
    if (known !== true || typeof value !== 'string') return known;
    const { width, height } = await options.req.payload.findByID({
      collection: 'media',
      id: value,
      depth: 0,
      overrideAccess: true,
      req: options.req,
    });
    return problemWith(width ?? 0, height ?? 0) ?? true;
  },
});
