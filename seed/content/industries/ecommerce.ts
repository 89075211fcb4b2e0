import type { IndustrySeed } from '../../types';

export const ecommerce: IndustrySeed = {
  title: 'E-commerce',
  slug: 'ecommerce',
  description:
    'Bespoke software for online shops: stock, orders, returns and margin from a single stock count, so you do not sell an item twice.',
  icon: 'shopping-bag',
  bgClass: 'ground-hatch-3',
  intro:
    'Your website should not sell an item that a marketplace sold two minutes ago. Our software keeps the same stock count for every channel. Your Shopify or WooCommerce shop can stay where it is.',
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
    below: 'Below: what the packing bench logs in to',
    seed: 452,
  },
  solutionsHeading: 'What runs on the shared stock count',
  solutions: [
    {
      title: 'One catalogue',
      description:
        'You write the title, price, GTIN, weight and commodity code, and the system publishes them to shop and marketplaces. The price includes compulsory charges from the first page.',
      standards: 'GS1 GTIN, Shopify, WooCommerce, DMCC Act 2024',
      replaces: [1],
    },
    {
      title: 'Stock by the shelf',
      description:
        'Staff scan goods in, picks and counts at the bin. Each channel can sell what is really available, less the reserve that you set for the season.',
      standards: 'Amazon Selling Partner API, eBay, TikTok Shop',
      replaces: [2, 3],
    },
    {
      title: 'Pick, pack, label',
      description:
        'The system chooses the carrier by weight, postcode and delivery promise. When staff scan a closed box, it prints the label and customs form and sends the tracking text.',
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
        'The system works out tax from where the goods were and where they went. It builds packaging returns from the cartons you used, down to the tape.',
      standards: 'Making Tax Digital, VAT OSS and IOSS, packaging EPR',
      replaces: [6],
    },
    {
      title: 'Margin on the order line',
      description:
        'The system sets marketplace fees, postage, advertising and refunds against the order line that caused them. You find a best-seller that loses money in its first week.',
      standards: 'Stripe and PayPal payouts; card entry in hosted fields (PCI DSS SAQ A)',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: two shops and their parcels',
  useCases: [
    {
      title: 'A homeware brand on two marketplaces',
      description:
        'Staff copy stock between channels by hand at nine and at four, and sell some items twice in between. If each sale updates a shared count within seconds, the last lamp goes to the first buyer.',
      before: '14 oversells a week',
      after: '1 a week',
      lines: 9,
    },
    {
      title: 'A footwear shop that sends to Dublin and Lyon',
      description:
        'Returned boxes arrive without a note and wait in a cage until Thursday. If staff scan a code on the return label, the order opens at the bench. They grade the pair, send the refund and put it back on sale.',
      before: '9 days to refund',
      after: 'next working day',
      lines: 9,
    },
  ],
  benefitsHeading: 'At the packing bench, and after it',
  benefits: [
    { text: 'You sell the last item in stock to a single customer.' },
    {
      text: 'You plan peak-weekend shifts from last year’s picks by the hour, bench by bench.',
    },
    {
      text: 'Staff answer a chargeback from the order page, with scan, photograph, signature and conversation.',
    },
    {
      text: 'A new marketplace needs a connection and a price rule, and sells from the stock you already count.',
    },
    {
      text: 'Listings for Belfast and Lyon name their EU responsible person, as the GPSR requires.',
    },
    { text: 'Buyers reorder on margin after postage and returns, with the lead time in view.' },
  ],
  callToAction: 'What did you sell twice last month?',
};
