import type { IndustrySeed } from '../../types';

export const ecommerce: IndustrySeed = {
  title: 'E-commerce',
  slug: 'ecommerce',
  description:
    'Bespoke software for online shops: stock, orders, returns and margin from one stock count that every sale updates within seconds.',
  icon: 'shopping-bag',
  bgClass: 'ground-hatch-3',
  intro:
    'Your website should not sell an item that a marketplace sold two minutes ago. We build bespoke software with one stock count for every channel. Your Shopify or WooCommerce shop can stay.',
  drawing: {
    building: 'ecommerce',
    layers: [
      { name: 'Web shop back office' },
      { name: 'Marketplace dashboards' },
      { name: 'Stock workbook' },
      { name: 'Carrier label tools' },
      { name: 'Returns inbox' },
      { name: 'VAT and margin sheet' },
    ],
    title: 'One count.',
    caption: 'Shop, marketplaces and warehouse',
    above: 'Above: what shoppers click',
    below: 'Below: the tools behind the shop',
    seed: 452,
  },
  solutionsHeading: 'Custom e-commerce software with one stock count',
  solutions: [
    {
      title: 'One catalogue',
      description:
        'You write the title, price, GTIN, weight and commodity code, and the system publishes them to your shop and the marketplaces. The first price that shoppers see includes every compulsory charge.',
      standards: 'GS1 GTIN, Shopify, WooCommerce, DMCC Act 2024',
      replaces: [1],
    },
    {
      title: 'Stock by the shelf',
      description:
        'Staff scan each delivery, pick and count at the bin. Each channel can sell what is really there, less the reserve that you set for the season.',
      standards: 'Amazon Selling Partner API, eBay, TikTok Shop',
      replaces: [2, 3],
    },
    {
      title: 'Pick, pack, label',
      description:
        'Weight, postcode and delivery promise decide the carrier. When staff scan a closed box, the label and customs form print and the tracking text goes out.',
      standards: 'Royal Mail, DPD, Evri, CN22 and CN23',
      replaces: [4],
    },
    {
      title: 'Returns, counted to the day',
      description:
        'Customers ask for a return on the order page. They have fourteen days to cancel and fourteen more to send the item back. You have fourteen days to refund. The system counts each from the right event.',
      standards: 'Consumer Contracts Regulations 2013, Consumer Rights Act 2015',
      replaces: [5],
    },
    {
      title: 'VAT by destination, boxes by weight',
      description:
        'The system works out tax from where the goods were and where they went. It prepares your packaging (EPR) report from the cartons and tape you used.',
      standards: 'Making Tax Digital, VAT OSS and IOSS, packaging EPR',
      replaces: [6],
    },
    {
      title: 'Margin on the order line',
      description:
        'Marketplace fees, postage, advertising and refunds count against the order line that caused them. You find out within a week if a best-seller loses money.',
      standards: 'Stripe and PayPal payouts; card entry in hosted fields (PCI DSS SAQ A)',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: two shops and their parcels',
  useCases: [
    {
      title: 'A homeware brand on two marketplaces',
      description:
        'Lamps are made to order from shared shades, which none of the brand’s apps counts. Staff copy stock between channels by hand at nine and at four, and sell some lamps twice in between. If each sale updated one count, every channel would hear within seconds that the last shade is sold.',
      before: '14 oversells a week',
      after: 'almost none',
      lines: 9,
    },
    {
      title: 'A footwear shop that sends to Dublin and Lyon',
      description:
        'Customers may buy a different size for each foot, and no returns app can split a pair. Boxes arrive without a note and wait in a cage until Thursday. With a code on the label, staff could open the order at the bench, send the refund and put each shoe back on sale.',
      before: '9 days to refund',
      after: 'next working day',
      lines: 9,
    },
  ],
  benefitsHeading: 'What changes for your team',
  benefits: [
    { text: 'When the last item sells, the system tells every channel within seconds.' },
    {
      text: 'You plan the shifts of a peak weekend from last year’s picks, by hour and bench.',
    },
    {
      text: 'Staff answer a chargeback from the order page, with scan, photograph, signature and conversation.',
    },
    {
      text: 'To add a marketplace, you connect it and set a price rule. It sells from the same stock count.',
    },
    {
      text: 'Listings for Belfast and Lyon name their EU responsible person, as the GPSR requires.',
    },
    {
      text: 'Before they reorder, your buyers see the lead time and the margin after postage and returns.',
    },
  ],
  callToAction: 'What did you sell twice last month?',
};
