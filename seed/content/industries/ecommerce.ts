import type { IndustrySeed } from '../../types';

export const ecommerce: IndustrySeed = {
  title: 'E-commerce',
  slug: 'ecommerce',
  description:
    'Custom software for online shops: stock, orders, returns and margin on one count, so that nothing is sold twice.',
  icon: 'shopping-bag',
  bgClass: 'ground-hatch-3',
  intro:
    'At 21:40 on Black Friday your website sells the last three of something that a marketplace sold at 21:38. Every channel needs to sell from one stock count. Our software keeps that count, with the orders, labels, returns and VAT that follow from it. Your Shopify or WooCommerce shop can stay where it is.',
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
      title: 'A catalogue kept once',
      description:
        'Title, price, GTIN, weight and commodity code are written once and published to shop and marketplaces. A compulsory charge is in the price from the first page.',
      standards: 'GS1 GTIN, Shopify, WooCommerce, DMCC Act 2024',
      replaces: [1],
    },
    {
      title: 'Stock by the shelf',
      description:
        'Goods in, picks and counts are scanned at the bin. Each channel is offered what is really free to sell, less the reserve that you set for the season.',
      standards: 'Amazon Selling Partner API, eBay, TikTok Shop',
      replaces: [2, 3],
    },
    {
      title: 'Pick, pack, label',
      description:
        'The carrier is chosen by weight, postcode and promise. The scan that closes the box prints the label and the customs form, and sends the tracking text.',
      standards: 'Royal Mail, DPD, Evri, CN22 and CN23',
      replaces: [4],
    },
    {
      title: 'Returns, counted to the day',
      description:
        'The customer asks from the order page. Fourteen days to cancel, fourteen more to send it back, fourteen to refund: each is counted from the right event.',
      standards: 'Consumer Contracts Regulations 2013, Consumer Rights Act 2015',
      replaces: [5],
    },
    {
      title: 'VAT by destination, boxes by weight',
      description:
        'Tax follows where the goods were and where they went. Packaging returns are built from the cartons you used, down to the tape.',
      standards: 'Making Tax Digital, VAT OSS and IOSS, packaging EPR',
      replaces: [6],
    },
    {
      title: 'Margin on the order line',
      description:
        'Marketplace fees, postage, advertising and refunds are set against the line that caused them. A best-seller that loses 40p a time is found in its first week.',
      standards: 'Stripe and PayPal payouts; card entry in hosted fields (PCI DSS SAQ A)',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: two shops and their parcels',
  useCases: [
    {
      title: 'A homeware brand on two marketplaces',
      description:
        'Stock is copied between channels by hand at nine and at four, and items are sold twice in between. When each sale takes from the same count within seconds, the last lamp goes to one person.',
      before: '60 oversells a month',
      after: '3 a month',
      lines: 6,
    },
    {
      title: 'A footwear shop that sends to Dublin and Lyon',
      description:
        'Returned boxes come without a note and wait in a cage until Thursday. A code on the return label opens the order at the bench, where the pair is graded and refunded, and it is back on sale by evening.',
      before: '9 days to refund',
      after: 'next working day',
      lines: 5,
    },
  ],
  benefitsHeading: 'At the packing bench, and after it',
  benefits: [
    { text: 'The last one in stock is sold once.' },
    {
      text: 'Peak weekend is staffed from last year’s picks by the hour, bench by bench.',
    },
    {
      text: 'A chargeback is answered from the order page: scan, photograph, signature, conversation.',
    },
    {
      text: 'A new marketplace is a connection and a price rule, selling from the stock you already count.',
    },
    {
      text: 'Listings for Belfast and Lyon name their EU responsible person, as the GPSR requires.',
    },
    { text: 'Buyers reorder on margin after postage and returns, with the lead time in view.' },
  ],
  callToAction: 'What did you sell twice last month?',
};
