/**
 * Where people have their mail who are no company. The one place for them: a host that is missing here
 * becomes a company, and what stands here never does. Only hosts, each for the domains beneath it, too.
 */
const hosts: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com google.com
  outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.ie outlook.at outlook.jp
  hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it hotmail.es hotmail.nl hotmail.be
  live.com live.co.uk live.de live.fr live.it live.nl live.ie live.be msn.com passport.com
  icloud.com me.com mac.com
  yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.ie yahoo.ca yahoo.co.in yahoo.co.jp
  yahoo.com.au yahoo.com.br ymail.com rocketmail.com aol.com aol.co.uk aim.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.co.uk gmx.fr web.de mail.com email.com usa.com
  freenet.de t-online.de arcor.de online.de vodafone.de posteo.de posteo.net mailbox.org kabelmail.de
  btinternet.com btopenworld.com bt.com sky.com talktalk.net talk21.com virginmedia.com virgin.net
  ntlworld.com blueyonder.co.uk plus.com plusnet.com tiscali.co.uk o2.co.uk orange.net eircom.net
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr
  libero.it virgilio.it tiscali.it alice.it tin.it fastwebnet.it
  telefonica.net terra.es movistar.es sapo.pt
  ziggo.nl kpnmail.nl xs4all.nl planet.nl home.nl hetnet.nl telenet.be skynet.be proximus.be
  bluewin.ch hispeed.ch sunrise.ch aon.at chello.at
  online.no telia.com bredband.net tele2.se comhem.se
  wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz volny.cz azet.sk
  mail.ru bk.ru inbox.ru list.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net i.ua
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net
  rogers.com shaw.ca sympatico.ca telus.net bigpond.com bigpond.net.au optusnet.com.au xtra.co.nz
  qq.com 163.com 126.com sina.com sohu.com foxmail.com naver.com hanmail.net daum.net
  rediffmail.com uol.com.br bol.com.br terra.com.br hey.com fastmail.com fastmail.fm
  zoho.com zohomail.com hushmail.com mailfence.com runbox.com duck.com mozmail.com
  privaterelay.appleid.com mailinator.com guerrillamail.com
`
    .trim()
    .split(/\s+/),
);

/** Whether many people have their addresses there who have nothing to do with each other. */
export function isPublicHost(host: string): boolean {
  const parts = host.split('.');
  return parts.some((_, at) => hosts.has(parts.slice(at).join('.')));
}
