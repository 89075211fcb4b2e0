/** What editors make pages of. tests/integration/content/pages sees that none is missing. */
export const everyPart =
  'hero text features steps testimonials projects stats gallery callToAction form faq'.split(' ');
