/**
 * What the public pages show, read as a visitor may read it. Each read is cached until one of its
 * tags expires (collections/hooks/revalidate.ts).
 */
export { listClaims, listClaimsOn } from './claims';
export { listGalleryImages, type GalleryContent } from './gallery';
export {
  areViewsCounted,
  getBrand,
  getHeadedPage,
  getIndustriesPage,
  getNotFoundPage,
  getQuotePage,
  getSearchMeta,
  getRetention,
  getSiteSettings,
  getWorkPage,
} from './globals';
export { getHomePage, listFeatures, listProcessSteps, type HomeContent } from './home';
export { getDocument, listDocuments, listFirst, pathsIn } from './documents';
export { listIndustries, type IndustryCard } from './industries';
export { listIndexablePaths } from './indexable-paths';
export { getClosedWords, type ClosedWords } from './openings';
export { getPagePaths, isSearchOn, isShown, linkAddress, listPathsOfSearch } from './page-paths';
export { getSiteLinks, type MenuLink, type SiteLink } from './site-links';
export { getWhoAnswers, listTeam, type TeamMember } from './team';
export { listTestimonials, listTestimonialsAt, type TestimonialContent } from './testimonials';
export {
  getCookieQuestion,
  getForm,
  getMadeForm,
  getNavigation,
  getSmallWords,
  type WordedForm,
} from './words';
export {
  sectionsOfHome,
  sectionsOfIndustry,
  type HomeSection,
  type IndustrySection,
} from './sections';
export { getPicture, getSharePicture, pictureOf, toPicture } from './picture';
export {
  listCaseStudiesOf,
  listProjects,
  withPictures,
  type ProjectContent,
  type Screen,
  withChapters,
} from './projects';
export { fillBuiltCount } from './project-count';
