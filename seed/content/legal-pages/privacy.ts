import { isOn } from '@/features';

import type { LegalPageSeed } from '../../types';

const enter = isOn('giveaway') ? ', enter a giveaway' : '';
const toRun = isOn('giveaway')
  ? '- to run a giveaway that you have entered, under [its terms](/competition-1)'
  : '';

/** Of messages and requests. */
const kept = isOn('retention')
  ? `messages for {contactDays} days and
  requests for {quoteDays} days from the day you send them. They then move to the bin in our inbox and are
  erased for good {trashDays} days later. We may move one to the bin sooner.`
  : 'as long as we need them to deal with what you asked. We then erase them by hand.';

export const privacy: LegalPageSeed = {
  title: 'Privacy Policy',
  slug: 'privacy',
  intro:
    'How we use your personal data when you read this site, write to us or ask for a quote, how long we keep it, and what rights you have.',
  numbered: true,
  sections: [
    {
      heading: 'Introduction',
      body: `
This policy explains how we use personal data when you visit this website, send us a message, ask for
a quote${enter} or become our client. Personal data is information about a living person
who can be identified from it.

The site is meant for businesses. It is not aimed at children, and we do not knowingly collect data
about anyone under 18.

This policy covers our own site only. Sites that we link to have policies of their own.
`,
    },
    {
      heading: 'Data Controller',
      body: `
The controller is {operator}, a holding company in the United Kingdom that trades as {brand}. In this
policy, “we” and “us” mean that company. {companyDetails}

As controller, we decide why and how your personal data is used, and we answer for it under the UK
General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.

When we host or support software for a client, the client is normally the controller of the data in
it. We then act on the client’s instructions, and the contract with the client applies instead of
this policy.
`,
    },
    {
      heading: 'Contact Details',
      body: `
Write to us about this policy, about your data or to use any of your rights:

- **Email:** {email}
- **Post:** {address}

Please address it to {dataProtectionContact}. That helps us to pass it to the right person quickly.
`,
    },
    {
      heading: 'The Data We Collect',
      body: `
What we hold depends on how you deal with us. If you only read the site, you give us technical
and usage data and nothing else.

- **Identity data:** your name, and the name of the company that you write for if you give it.
- **Contact data:** your email address, your telephone number if you give it and, if you are a
  client, your postal and billing addresses.
- **Financial data:** the bank or payment details needed to invoice you, to take a payment or to
  make a refund. The forms on this site do not ask for them.
- **Transaction data:** the quotes that we have sent you, what you have bought from us, and payments
  to and from you.
- **Technical data:** your IP address, the type and version of your browser and device, and the
  other details that a browser sends with each request. We do not store the address itself. To limit
  how often one address can send a form or try to sign in, we store a hash (a code that stands in for
  the address) and a count.
- **Profile data:** what you tell us about your project: its type, your budget, your timeline and
  your description. For our own staff it is also the account that they sign in with: name, email
  address, role, how they set up their lists and which texts of the site they changed. We store a
  password only as a salted hash. If they use a second factor, we store its key encrypted and its
  recovery codes as hashes.
- **Usage data:** how the site is used. We count addresses that are not found, without noting who
  asked for them. An analytics service measures visits only if it is switched on here and you agree.
- **Marketing and communications data:** the messages that you and we exchange, whether you want to
  hear from us, and any choice to unsubscribe.

### Where it comes from

You give us most of it yourself, in our forms, by email or by post. Your browser sends the technical
and usage data. We do not buy personal data.

When you send a form, our script also sends how you came here, as far as your browser says: the first
page that you saw and the name of the site that led you to it. If you followed a campaign link, it sends
the link’s five labels too (the UTM parameters utm_source, utm_medium, utm_campaign, utm_term and
utm_content). We keep all this with your message and erase both together. If you reject analytics, or your browser asks sites not to share data
(Global Privacy Control), we do not note it.

### What our team adds

Beside a message or request we keep its reference and date, who in our team deals with it, when it was
read and answered, any date to which we postponed it, our replies, notes for colleagues, and whether the
emails about it were sent. If our spam checks set it aside, we keep the reason (such as certain words) and
our team’s verdict. On our own server, the checks learn from what our team
marked. They learn afresh from the messages that we still have and forget erased ones.

An audit log records when a member of our team sees, exports, changes or erases a message or request,
or changes a second factor. It names the member of our team and the number of the record. It holds none of
your details and nothing that you wrote.

### What you need not tell us

A form marks the details that we cannot do without. If you leave one of those out, we cannot answer
you or prepare a quote. The rest is your choice.

Please do not send us sensitive information, such as details of anyone’s health, beliefs or criminal
record, in a message or a project description. We do not need it there.
`,
    },
    {
      heading: 'How We Use Your Data',
      body: `
We use personal data only where the law gives us a reason. These are ours.

### Contract

We use identity, contact, financial, transaction and profile data to take the steps that you ask for
before a contract with you and to carry it out:

- to prepare your quote and to talk it through with you
- to build, host and support what you have bought
- to send invoices, take payments and make refunds
${toRun}

### Legitimate interests

We use data where we, or somebody else, have a good reason that your interests and rights do not
outweigh:

- to answer messages, keep a record of what was said and learn which of our pages and links led
  to it: identity, contact, usage and communications data
- to quote for, carry out and invoice work for the company that you act for: identity, contact,
  financial, transaction and profile data
- to keep the site safe, stop spam and limit repeated requests: technical and usage data
- to give staff accounts to those who need them: identity, contact and profile data
- to tell business contacts about our work, where the law does not ask for consent first: identity,
  contact and marketing and communications data
- to bring or defend a legal claim: whatever data bears on it

### Legal obligation

We use data where the law requires it: to keep accounting and tax records, to answer requests about
your rights, to report a data breach, and to obey a court or a regulator.

### Consent

We ask for your consent before analytics starts, and before we send marketing where the law requires
consent. You can withdraw it at any time. What we did before you withdrew it remains lawful.

Sending a form does not sign you up to a newsletter.

### Who receives it

We do not sell personal data. We share it only as far as each purpose needs it:

- with suppliers who host the site, store its data, carry our messages or take payments, and who
  act on our instructions
- with Google, if analytics is in use and you have agreed to it
- with our accountants, lawyers and insurers, who must keep it confidential
- with public authorities and courts, where the law requires it
- with a buyer of our business, who may use it only as this policy allows

On this site, only staff who handle enquiries can open what you send through a form. Those
who only edit the content of the site cannot.

### The emails that a form sends

When you send a form, the site emails two notices. One goes to our own mailbox and holds all your
answers. The other goes to the address that you gave; it has your reference and none of your answers. We may
also post a notice in our team’s chat, with your reference. It has your name, company and email address
only if we have switched that on.

### Outside the United Kingdom

Some suppliers may handle data abroad. We then rely on UK adequacy regulations or on contract terms
approved for the purpose under UK law. Ask us for details of the safeguard that applies to you.

### How long we keep it

- **Contact messages and quote requests, with our notes and replies:** ${kept}
- **Messages that cannot be stored at once:** if the database is out of reach, what you send waits in
  a file on our server. We remove it from there when the database has it.
- **Contracts, invoices and the records behind them:** six years after the end of the financial year
  that they belong to.
- **Emails and letters:** as long as we need them to deal with the matter. That includes the notices
  in our mailbox.
- **A sign that your data was erased:** a hash of your email address, with the date. It stops the site storing anything that you
  sent earlier and that still waits on our server. We
  delete the hash once the longest period for messages and requests has passed.
- **Addresses that are not found:** until 90 days after somebody last asked for one.
- **Hashed IP addresses:** we count requests over one minute at sign-in and ten minutes at the forms.
  We delete the count about an hour later.
- **Staff accounts and their second factors:** until the person no longer needs access. A session
  ends two hours after it was last renewed.
- **The audit log:** as long as the site runs. Our staff cannot change or remove an entry.
- **Technical logs:** as long as we need them to find faults and attacks. They say what failed and on
  which page, give the request a random number, and leave out what you sent. When an email cannot be delivered, the mail server’s answer
  may name your email address, in the log and beside your message.
- **A request to unsubscribe:** as long as we need it to respect your choice.

We keep data longer where the law requires it or where a legal claim is likely. We delete it earlier
if you ask us to and have a right to that.

### What erasing reaches

When we erase your data, the site removes every message and request that was sent from your email
address, with our notes, our replies and any email that has not been sent yet. That includes the bin and
the file on our server. It cannot reach into mailboxes: we delete the emails there by hand. A backup made
before the erasure still holds the record until that backup is replaced. If we have to return to such a
backup, we erase your data again.
`,
    },
    {
      heading: 'Data Security',
      body: `
We protect personal data against loss, misuse and access by people who have no business with it:

- in our inbox on this site, only staff who hold the right role can read what you send, and the server
  checks this each time
- the audit log records which member of staff saw which message or request
- staff passwords are stored only as salted hashes, and repeated attempts to sign in are blocked
- staff can protect their account with a second factor, and we can require it of all of them
- a staff session expires by itself, and signing out ends it on the server straight away
- our technical logs leave out your message; an error may name your email address (see “How long we keep it”)

No system is completely secure. Please do not send passwords or payment details in a form or an
email.

### If there is a breach

We look into every suspected breach of personal data, contain it and keep a record of it.

If a breach is likely to put people’s rights and freedoms at risk, we report it to the regulator
without undue delay and, where feasible, within 72 hours of becoming aware of it. If the risk to you
is likely to be high, we also tell you without undue delay: what happened, what it may mean for you,
what we are doing and what you can do.
`,
    },
    {
      heading: 'Your Legal Rights',
      body: `
Under UK GDPR you have these rights. Some apply only in certain circumstances; we will tell you if
one does not apply, and why.

- **The right to be informed:** to know how we use your data. That is what this policy is for.
- **The right of access:** to have a copy of your data and to know what we do with it.
- **The right to rectification:** to have wrong data corrected and incomplete data completed.
- **The right to erasure:** to have your data deleted where we no longer have a good reason to keep
  it.
- **The right to restrict processing:** to have us hold your data but not use it, for example while
  we check whether it is correct.
- **The right to data portability:** to receive data that you gave us in a form that a computer can
  read, or to have it sent to somebody else. It applies where we use the data by computer and rely
  on your consent or on a contract.
- **The right to object:** to uses that rest on legitimate interests. If you object to direct
  marketing, we always stop.
- **Rights about automated decisions:** a computer alone may not make a decision that affects you
  significantly, unless there are safeguards. You can have such a decision explained, give your view,
  contest it and have a person look at it. We make no such decisions. Our forms do use simple automatic
  checks against spam. We set a message aside for our staff if the form was completed too quickly, if it
  is one of many, if it is full of links, or if it matches our block list or earlier spam. We discard a
  message that fills in a hidden field. If several forms come from one network, your browser does a
  short calculation, or you wait. If you have had no answer, email us.

### How to use them

Write to us as set out under “Contact Details”. We may ask you to prove who you are. We answer within
one month. If a request is complex, or you have made several, we may take up to two further months
and will tell you so within the first.

There is no fee, unless your request is clearly unfounded, repetitive or excessive. In that case we
may charge a reasonable fee or refuse, and we will give you our reasons.

### Complaints

You have a right to complain to us if you think that we have broken data protection law. Write to us
by email or post, as set out under “Contact Details”, or use the [contact form](/#contact). You need not
use a special form or name a law.

We acknowledge a complaint within 30 days, counted from the day after we receive it. Without undue
delay, we look into it, keep you informed and tell you the outcome. This is free.

You can also complain to the regulator for data protection in the United Kingdom: the
Information Commissioner’s Office (ICO) or its successor, the Information Commission. See
[ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/). You may also go to court.
`,
    },
    {
      heading: 'Cookies',
      body: `
Cookies are small files that a site keeps in your browser, which sends them back with each request. Local storage and session storage also keep something in your browser, but do not send it.
Session storage is emptied when you close the tab. These lists name everything that this site keeps.

### In a visitor’s browser

- **“draft:contact”, “draft:quote” and “along:quote”**, session storage: your answers and any list of tools that you
  brought, so that a reload loses nothing, and a random number that stops us storing them twice. Deleted
  as soon as your form has been sent.
- **“came-from”**, session storage: the page on which you arrived, the name of the site that led you
  here and the labels of a campaign link. It is sent with a form and at no other time. Deleted when you
  close the tab or say no to analytics. Not kept if your browser sends Global Privacy Control.
- **“colour-scheme”**, local storage: the light or dark scheme, if you chose one at the foot of a page.
  Kept until you choose “System”.
- **“closed-announcements”**, local storage: which announcements at the head of a page you closed, so
  that they stay closed. Set when you close one, and never sent.
- **“enquiry”**, cookie: lets you see the page of your own enquiry, if you opened its link in our email.
  Your browser sends it to that page alone. Deleted when you close the browser, and of no use after a day.
- **“analytics-answer”**, local storage: your answer, if we asked about Google Analytics. It
  holds for six months, and then we ask again.
- **Cookies whose names begin with “_ga”**: Google Analytics counts visits with them. It is loaded only
  if it is switched on for this site and you have agreed. They normally last up to two years.

The Privacy and Electronic Communications Regulations let us keep some of these without your consent.
The drafts of your forms, “enquiry” and your answer about analytics are strictly necessary for what you
asked for. We keep the colour scheme because you chose how the site looks, and a closed announcement
because you chose not to see it. “came-from” tells us which pages and
links lead to enquiries, so that we can improve this site. You can stop it at any time and free of charge:
switch on Global Privacy Control, or say no to analytics where we ask. If you write to us, we erase what
was sent. We use Google Analytics only with your consent.

If you say no to analytics, nothing is loaded and nothing is sent to Google. Where we ask,
you can change your mind with “Cookie settings” at the foot of each page. If you then say no, we stop
it and delete those cookies. The site works in full without analytics.

### In our own team’s browsers

A visitor who does not sign in gets none of these.

- **“payload-token”**, cookie: the session. It ends when the person signs out, and otherwise two hours
  after it was last renewed.
- **Names that begin with “known-device-”**, cookie: shows that this account has signed in on this
  device before. If somebody else types wrong passwords, the account’s owner can still sign in here. One year.
- **“__prerender_bypass”**, cookie: shows drafts on the pages of the site to somebody who may edit them.
  Until they leave the preview or close the browser.
- **Names that begin with “inbox-undo-”**, a cookie for each step that can be undone: the
  records that it changed. One minute.
- **“payload-theme” and “payload-lng”**, cookies: the colours and language of the content editor, if
  somebody chose them. One year.
- **“admin_authenticated”**, local storage: tells the browser’s other tabs that somebody is signed in.
  Deleted on signing out.
- **“inbox_shortcuts”**, local storage: whether keyboard shortcuts are on, if somebody changed that.
  Kept until the browser’s data is deleted.
- **“_payloadClipboard”**, local storage: content that somebody copied in the content editor. Kept until
  the next copy.
- **Names that begin with “inbox-draft” or “note to”**, session storage: a note, reply or choice that is not saved
  yet. Deleted when it is saved, on signing out and when the tab is closed.
- **Names that begin with “unsaved words”**, session storage: what the content editor could not save. Deleted
  when it is saved or thrown away, and when the tab is closed.
- **“payload-forgot-password:users” and “payload-pending-success-toast”**, session storage: the
  address that asked for a new password, for some seconds, and a message for the next page.

The [disclaimer](/disclaimer) also lists the kinds of cookie.
`,
    },
    {
      heading: 'Changes to This Policy',
      body: `
We change this policy when the site, our work or the law changes. The policy on this page is always
the current one.

If a change affects how we use data that we already hold about you, and it matters to you, we will
tell you before it takes effect if we have a way to reach you. Where we need your consent for a new
use, we will ask for it.

Please let us know if your details change, so that what we hold stays correct.
`,
    },
  ],
};
