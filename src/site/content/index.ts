/**
 * What the public pages show, read as a visitor may read it. Each read is cached until one of its
 * tags expires (collections/hooks/revalidate.ts).
 */
export { getBrand } from './brand';
export { listClaimsOn } from './claims';
export { listGalleryImages, type GalleryContent } from './gallery';
export {
  getHeadedPage,
  getIndustriesPage,
  getNotFoundPage,
  getQuotePage,
  getSiteSettings,
  getWorkPage,
} from './globals';
export { getHomePage, listFeatures, listProcessSteps, type HomeContent } from './home';
export { getDocument, listDocuments, pathsIn } from './documents';
export { listIndustries, type IndustryCard } from './industries';
export { listIndexablePaths } from './indexable-paths';
export { getClosedWords, type ClosedWords } from './openings';
export { getPagePaths, isSearchOn, isShown, linkAddress, listPathsOfSearch } from './page-paths';
export { getSiteLinks, type MenuLink, type SiteLink } from './site-links';
export { listTestimonials, listTestimonialsAt, type TestimonialContent } from './testimonials';
export {
  getCookieQuestion,
  getForm,
  getMadeForm,
  getNavigation,
  getSmallWords,
  type WordedForm,
} from './words';
export { areViewsCounted, getRetention } from './globals';
export {
  sectionsOfHome,
  sectionsOfIndustry,
  type HomeSection,
  type IndustrySection,
} from './sections';
export { pictureOf, toPicture } from './picture';
export { getSharePicture } from './picture';
export {
  listCaseStudiesOf,
  listProjects,
  withPictures,
  type ProjectContent,
  type Screen,
} from './projects';
