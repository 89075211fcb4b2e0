import { NotFoundView } from './not-found-view';

export default NotFoundView;
