/** A quote request as the form sends it. */
export const quote = {
  name: 'Margaret Oduya',
  email: 'm.oduya@stannesclinics.example',
  phone: '',
  company: 'St Anne’s Clinics',
  projectType: 'portal',
  budget: '25k-50k',
  timeline: null,
  description: 'Seven clinics, five systems.\n\nOne record per patient.',
  _cc: 'm.oduya@stannesclinics.example',
  _replyTo: 'm.oduya@stannesclinics.example',
};
