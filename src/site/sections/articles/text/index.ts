export { ArticleText } from './article-text';
export { ScrollBox } from './scroll-box';
export { TextCode } from './text-code';
export { TextTable } from './text-table';
export { VideoFigure } from './text-video';
