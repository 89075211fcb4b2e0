export { AddForm, type ReturnedWords } from './add-form';
export { BookingLink } from './booking-link';
export { Ending } from './ending';
export { OverView } from './over-view';
export { ProspectsPage } from './prospects-page';
export { Thread } from './thread';
export { TimeList } from './time-list';
