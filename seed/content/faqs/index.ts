import { buyingFaqs } from './buying';
import { goodsFaqs } from './goods';
import { moneyFaqs } from './money';
import { peopleFaqs } from './people';

export const faqs = [...buyingFaqs, ...peopleFaqs, ...moneyFaqs, ...goodsFaqs];
