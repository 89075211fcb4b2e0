import { positionList } from '@/site/pages/position-pages';

export const generateMetadata = positionList.generateMetadata;
export default positionList.Page;
