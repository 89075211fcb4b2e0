/** Texts that the specification says to the letter, for when something fails (spec, section 8). */
export const projectImagesFailed = 'Failed to load project images';
export const galleryImageFailed = 'Image could not be loaded';
