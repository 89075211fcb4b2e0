import { isOn } from '@/features';

import type { LegalPageSeed } from '../../types';

const where = isOn('giveaway')
  ? ` Those for a giveaway are in
the [giveaway terms](/competition-1), which also say whether one is open.`
  : '';

export const terms: LegalPageSeed = {
  title: 'Terms of Service',
  slug: 'terms',
  intro:
    'The rules for using this website. Software that we build for you has a written agreement of its own.',
  numbered: true,
  sections: [
    {
      heading: 'Introduction',
      body: `
These terms apply between you and {operator}, trading as {brand} (“we”, “us”), when you
use this website. Please also read our [privacy policy](/privacy), which explains how we use your
personal data, and our [disclaimer](/disclaimer).

By using the site you accept these terms. If you do not accept them, please do not use the site. If
you use it for a business, you confirm that you may accept these terms for that business.

### What these terms cover

They cover the site itself. When we build, host or support software for you, a separate written
agreement sets out that work. If it differs from these terms, the agreement applies.

### Using the site

You may read the site and use its forms for any lawful purpose. You must not:

- try to reach an area or data that is not meant for you
- get round a security measure or a limit on the number of requests
- send anything unlawful, harmful or misleading, or spam
- pretend to be somebody else
- place such a load on the site that others cannot use it

Only our own team has accounts on this site. Visitors do not need one.
`,
    },
    {
      heading: 'Communications',
      body: `
When you send a message or ask for a quote, we use the details that you give to answer you.

You may also receive newsletters, offers and other news from us, where you have agreed to them or the
law otherwise allows us to send them. The forms on this site do not sign you up to any. You can opt
out at any time: use the unsubscribe link in the
email, or write to {email}. We will still send you
what we need to send about a quote, a contract or a payment.

Our [privacy policy](/privacy) says more about how we use your contact details.
`,
    },
    {
      heading: 'Purchases',
      body: `
### Quotes

A quote is free and commits you to nothing. Discovery is paid work, and the quote gives its price. Within 24 hours of your request we send you a custom quote:
a price range for a first version, the Discovery price, the monthly charge for hosting and care, and what we still need to know to narrow the range. The [quote page](/quote#faqs) answers questions about price, payment and warranty. After the Discovery stage
we give you a scope, dates and a fixed price, which stands for 30 days. A contract for the work begins only
when you and we have both agreed to it in writing.

### Payment and delivery details

If you buy a product or service from us, we may ask you for details that the purchase needs. These
can include payment details, such as a card number and its expiry date, a billing address and
shipping details. The contact and quote forms do not ask for card details; please do not put them
there.

When you buy, you confirm that:

- you have the right to use the payment method that you choose
- the details that you give are correct and complete

A payment provider may handle your payment for us. It uses your details under its own terms and
privacy policy.

### Refusing or cancelling an order

Before a contract exists, we may decline an order, for example because what you want is not
available, because there is an error in its description or price, or because we suspect fraud. We
will refund whatever you have paid for an order that we decline. If there is a contract, its own
terms say how it may be ended.
`,
    },
    {
      heading: 'Promotions',
      body: `
Giveaways, competitions and other promotions may have rules of their own.${where}

Please read the rules, and our [privacy policy](/privacy), before you take part. If the rules of a
promotion differ from these terms, the rules of the promotion apply to it.
`,
    },
    {
      heading: 'Intellectual Property',
      body: `
We own the site and its content, or have permission to use them. This includes the text, designs,
drawings, software, logos and the {brand} name. The names, marks and products of others on this site
belong to their owners.

You may view the site, print pages or save copies for your own use, and link to any page in a way
that is fair and does not suggest that we endorse you. You must not use our content for commercial
purposes, or use our name or logo, without our written permission.

What you send us through a form remains yours. You allow us to use it to answer you, to prepare your
quote and to work with you. Please do not send us anything that you have no right to share. If your
idea is confidential, ask us for a confidentiality agreement before you describe it.

### Software that we build for you

The code that we write for you becomes yours when you have paid for it, and your data is always yours. We may
use ready-made parts: our own, or open-source parts by other people. You do not own those, but you get a licence to use
and change them. If you leave us, you take your code and data with you. The agreement for the work gives
the details.
`,
    },
    {
      heading: 'Copyright Policy',
      body: `
We respect the copyright of others. If you believe that something on this site infringes yours,
please write to {email} with “Copyright” in the
subject line, and tell us:

- which work is yours, with a copy of it or a link to it
- where on this site the material is
- your name and how we can reach you
- whether you own the copyright or act for the owner
- that what you say is true as far as you know

We will look into it. If we agree, we will remove or correct the material. We may need to pass your
notice on to the person who supplied it.

Please make sure that your claim is well founded. You may be liable for loss caused by a claim that
you know to be false.
`,
    },
    {
      heading: 'Limitation of Liability',
      body: `
### What we do not limit

Nothing in these terms limits or excludes our liability for:

- death or personal injury caused by our negligence
- fraud or fraudulent misrepresentation
- anything else for which the law does not allow liability to be limited or excluded

If you are a consumer, nothing in these terms affects your legal rights.

### What we do limit

The site is free to use and gives general information. It is not advice on your particular case. As
far as the law allows, we do not promise that the site will always be available, free of errors or
suitable for your purpose.

If you use the site as a business, we are not liable, as far as the law allows, for:

- loss of profit, sales, business or revenue
- loss of data, or interruption of your business
- loss of opportunity, goodwill or reputation
- indirect or consequential loss

that arises from using the site, from being unable to use it, or from relying on what it says.

If you use the site as a consumer, we are responsible for loss that is a foreseeable result of our
breaking these terms or failing to use reasonable care and skill. We are not responsible for loss to
a business.

This section concerns the site. Our liability for work that we do for you is set out in the agreement
for that work.
`,
    },
    {
      heading: 'Governing Law',
      body: `
These terms, and any dispute or claim about them or about the site, are governed by the law of England
and Wales. That includes claims that do not arise from a contract.

If you use the site as a business, the courts of England and Wales alone decide such disputes. If you
are a consumer, you may bring a claim there or in the courts of the part of the United Kingdom where
you live, and you keep the protection of any law there that cannot be set aside by agreement.
`,
    },
    {
      heading: 'Changes to Service',
      body: `
We may change, suspend or withdraw the site or any part of it, for example to maintain it, to make it
safer or because our services have changed. Where a change is planned and it matters to you, we will
try to give notice on the site.

We may refuse the use of the site to anyone who breaks these terms.

Changes to the site do not affect work that we have already agreed with you.
`,
    },
    {
      heading: 'Changes to Terms',
      body: `
We may change these terms. The terms on this page are always the current ones, and they apply from
when we publish them. Please look at them when you use the site. If you do not accept a change, please
stop using the site.

A change does not affect what happened before it. If one part of these terms turns out to be invalid,
the rest still applies. If we do not enforce a right at once, we may still do so later.
`,
    },
    {
      heading: 'Contact',
      body: `
Questions about these terms, or a complaint about the site? Write to us:

- **Email:** {email}
- **Post:** {address}
- **Company:** {operator}. {companyDetails}

You can also use the [contact form](/#contact).
`,
    },
  ],
};
