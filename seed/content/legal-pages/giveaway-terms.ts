import type { LegalPageSeed } from '../../types';

export const giveawayTerms: LegalPageSeed = {
  title: 'Giveaway Terms',
  slug: 'competition-1',
  intro:
    'No giveaway is open at present. When we hold one, a business wins free custom software. These terms say who can enter and what the prize includes.',
  numbered: true,
  sections: [
    {
      heading: 'Eligibility',
      body: `
The promoter is {operator}, trading as {brand} (“we”, “us”). {companyDetails}

You may enter on behalf of a business if:

- you are 18 or older
- you have the authority to enter for that business
- it is lawful for you and the business to take part where you are

A business includes a sole trader, a partnership, a company and a charity.

**One entry per business.** If a business sends more than one, only the first counts, whoever sent it.
Companies in the same group count as one business.

**Our employees cannot enter.** Nor can the employees of our group companies, anyone who helps to run
the giveaway, or members of their households. Nor may they enter for a business that they own
or work for.
`,
    },
    {
      heading: 'How to Enter',
      body: `
**No giveaway is open at present.** When one opens, we announce it here, with its opening date and its
closing date. An entry that reaches us before or after counts as an ordinary request for a quote.

Entry is free. You do not have to buy anything, and it makes no difference whether you are a client.

To enter while a giveaway is open, fill in the [quote form](/quote):

- give your name, your email address and, in the Company field, the name of your business
- begin the project description with the word “Giveaway”
- then describe what you want the software to do for your business

Your entry must reach us between the two dates. Incomplete entries and entries made by automated means
do not count. We are not responsible for entries that do not reach us because of a fault outside our
control.

We use your details to run the giveaway, as our [privacy policy](/privacy) explains. Entering does not
sign you up to a newsletter.
`,
    },
    {
      heading: 'The Prize',
      body: `
There is one prize. The winning business receives one custom software application, which we design,
build and put live free of charge, within the limits in “Fair Use & Scope”. The prize includes:

- a discovery stage, in which we agree with the winner what the software will do
- design, development and testing, in at most 12 weeks of active development
- putting the software live
- hosting and support, free for 6 months from go-live

### What the prize is not

There is no cash alternative. The prize cannot be sold, exchanged or passed to another business.

If we cannot provide the prize for reasons outside our control, we will offer one of equal or greater
value.

### What the winner may have to pay

We charge nothing for what the prize includes. Third-party services that the software needs are not
included, for example a domain name, a licence, text messages, card-processing fees or an app-store
account. We will list any such costs before work starts. The winner can accept them, have the
software planned without them, or decline the prize.
`,
    },
    {
      heading: 'Fair Use & Scope',
      body: `
### At most 12 weeks

We spend at most 12 weeks on active development. Active development is time in which we are working
on the software. Time spent waiting for the winner’s information, decisions, access or feedback, or
for a third party, does not count.

If the idea is too big for 12 weeks, we will agree with the winner on the part that matters most and
build that.

### A written scope

Before work starts, we and the winner both sign a project agreement. It sets out what the software
will do, who owns the code, how personal data is protected and who the contact is on each side. It
cannot take away what these terms give.

A change to the agreed scope is possible if it fits within the 12 weeks. We charge for anything beyond
12 weeks, and do it only if both sides agree in writing.

### What the winner does

The winner provides the information, content and access that we need, and answers our questions
within a reasonable time. If we have heard nothing for 30 days, despite two reminders by email, we
may end the project. We then hand over what is finished.

### What we do not build

We do not build software that is unlawful, that harms or deceives people, that infringes the rights of
others, or that is meant to be resold as it stands. The software and its hosting are for the winner’s
own business and for a level of use that is normal for a business of its size. If the use goes far
beyond that, we will first talk to the winner about it.
`,
    },
    {
      heading: 'Support & Maintenance',
      body: `
Go-live is the day on which the software is first available to the winner for real use. Every period
here begins on that day.

- **Months 1 to 6: free.** We host and support the software free of charge for 6 months from go-live.
- **Months 7 to 12: at a reduced rate.** We offer to go on hosting and supporting it at a reduced
  rate until 12 months from go-live. We state the rate in writing before go-live.
- **After 12 months: optional.** Our offer at the reduced rate ends. Support is then optional for both
  sides, at our normal rates and under a separate agreement.

So the free period is 6 months, not 12. Nothing renews by itself: the winner pays for hosting or
support only after agreeing to it in writing. That goes for months 7 to 12 as well. A winner who does not want to go
on can have a copy of the software and its data, to run it elsewhere.

### What support covers

Support covers correcting faults, security updates, backups and questions about how to use the
software, on working days in office hours. New features are not part of it.
`,
    },
    {
      heading: 'Winner Selection',
      body: `
We draw one winner at random from all valid entries, within 14 days of the closing date. We use a
computer process whose result can be verified as random, or an independent person supervises the draw.
Every valid entry has the same chance.

We email the winner within 7 days of the draw, at the address in the entry. The winner then has 14
days to reply, to show that the entry meets these terms and to accept the prize. If that does not
happen, or if the winner declines, we may draw another winner in the same way.

The result is final.

### Announcing the winner

We publish, or give to anyone who asks, the surname of the winner, the county and the name of the
business, to show that the prize was awarded. If you object, or want us to publish less, tell us
when you enter or at any time before we publish. We must still give the information to the Advertising
Standards Authority if it asks.

We ask the winner’s permission before we use the project in a case study or any other publicity. The
prize does not depend on it.
`,
    },
    {
      heading: 'General Terms',
      body: `
By entering, you accept these terms.

- We may disqualify an entry that breaks these terms, or that is dishonest or meant to manipulate the
  draw.
- We may change or cancel the giveaway only if something outside our control makes it necessary. We
  will say so on this site, and we will avoid disadvantage to those who have entered as far as we can.
- We do not limit liability for death or personal injury caused by our negligence, for fraud, or for
  anything else for which the law does not allow us to limit liability. Apart from that, as far as the law allows, we are
  not liable for indirect loss or for loss of profit that arises from the giveaway.
- You keep your rights in what you send us. You allow us to use it to run the giveaway and, if you
  win, to provide the prize.
- If one part of these terms turns out to be invalid, the rest still applies.
- The giveaway is not sponsored, endorsed or run by any social network on which we mention it.

Our [privacy policy](/privacy) and the [terms of service](/terms) for this site apply too. If they
differ from these terms, these terms apply to the giveaway.

Questions? Write to {email}, or to {address}.
`,
    },
    {
      heading: 'Governing Law',
      body: `
The giveaway and these terms are governed by the laws of England and Wales, and the courts of England
and Wales decide any dispute about them. If you are a consumer, you keep the protection of any law
where you live that cannot be set aside by agreement.
`,
    },
  ],
};
