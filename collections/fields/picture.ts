import type { UploadField } from 'payload';
import { upload } from 'payload/shared';

interface PictureField {
  readonly name: string;
  readonly description: string;
  /** What it is shown in. */
  readonly frame?: Frame;
  /** It may stay empty. */
  readonly isOptional?: boolean;
}

interface Frame {
  /** Of the largest file that pages ask for; a smaller picture would be blown up. */
  readonly least: { readonly width: number; readonly height: number };
  readonly best: string;
  /** Outside of these too much is cut off, or a bar stays empty. */
  readonly shapes?: { readonly narrowest: Shape; readonly widest: Shape };
}

type Shape = readonly [words: string, ratio: number];

/** Of a screenshot: the picture is cut around its focal point to fit. */
const screen: Frame = {
  least: { width: 1280, height: 800 },
  best: '8:5',
  shapes: { narrowest: ['4:3', 4 / 3], widest: ['16:9', 16 / 9] },
};

/** Of the gallery, 3:2, which takes pictures of any shape and cuts them. */
export const galleryFrame: Frame = { least: { width: 1200, height: 800 }, best: '3:2' };

/** Over an article, as wide as the page. */
export const coverFrame: Frame = {
  least: { width: 1200, height: 600 },
  best: '16:9',
  shapes: { narrowest: ['4:3', 4 / 3], widest: ['2:1', 2] },
};

/** Of a person, 4:5. It takes pictures of any shape and cuts them. */
export const portraitFrame: Frame = { least: { width: 480, height: 600 }, best: '4:5' };

/** What is wrong with a picture of so many pixels, in words. */
export type PictureRule = (width: number, height: number) => string | undefined;

const fits =
  ({ least, best, shapes }: Frame): PictureRule =>
  (width, height) => {
    const size = `This picture has ${width} by ${height} pixels.`;
    if (width < least.width || height < least.height)
      return `${size} At least ${least.width} by ${least.height} are needed here.`;
    if (!shapes) return undefined;
    const { narrowest, widest } = shapes;
    const shape = width / height;
    if (shape < narrowest[1])
      return `${size} It is too narrow here: ${best} fits, ${narrowest[0]} at the least.`;
    if (shape > widest[1] + 0.01)
      return `${size} It is too wide here: ${best} fits, ${widest[0]} at the most.`;
    return undefined;
  };

/** A picture that stands in a frame, and is large enough for it. */
export function pictureField(picture: PictureField): UploadField {
  const { name, description, frame = screen, isOptional = false } = picture;
  const { least, best } = frame;
  const problemWith = fits(frame);
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    required: !isOptional,
    admin: {
      description: `${description} At least ${least.width} by ${least.height} pixels, best ${best}.`,
    },
    // Replacing the file of the picture is checked as well (files/fit-places.ts).
    custom: { pictureRule: problemWith },
    validate: async (value: unknown, options) => {
      const known = await upload(value, options);
      if (known !== true || typeof value !== 'string') return known;
      const found = await options.req.payload.findByID({
        collection: 'media',
        id: value,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req: options.req,
      });
      if (found === null) return 'This picture is not there, or not any more.';
      return problemWith(found.width ?? 0, found.height ?? 0) ?? true;
    },
  };
}

/** Of a screen that has one; nobody need make one. */
export const darkPictureField = (name: string): UploadField =>
  pictureField({
    name,
    description:
      'The same screen in dark colours, for visitors who read the site so. Empty: they see the other one, a little dimmed.',
    isOptional: true,
  });
