/** What Word 365 puts on the clipboard, less the styles of its head. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Aptos",sans-serif;} --></style></head>
<body lang=en-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><a name="_Toc1"><span style='mso-bookmark:_Toc1'>How we count</span></a><o:p></o:p></h1>
<p class=MsoNormal>Copies cost <b>a minute</b> each, as <a href="https://example.com/study?a=1&amp;b=2">a study</a> <i>found</i>.<o:p></o:p></p>
<h2>What to bring<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>A list<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]>A pencil<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;background:#D9D9D9;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Kind<o:p></o:p></b></p>
  </td>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Count<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>Jobs<o:p></o:p></p></td>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>38,904<o:p></o:p></p></td>
 </tr>
 <tr height=0><td width=301 style='border:none'></td><td width=301 style='border:none'></td></tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>The end.<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

/** The same of Google Docs, as Chrome puts it there. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f9a1b2c-7fff-abcd-1234-56789abcdef0"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">How we count</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Copies cost </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">a minute</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> each, as </span><a href="https://www.google.com/url?q=https://example.com/study?a%3D1%26b%3D2&amp;sa=D&amp;source=docs" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">a study</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">found</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">What to bring</span></h2><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">A list</span></p></li><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">A pencil</span></p></li></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Kind</span></p></td><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Count</span></p></td></tr><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Jobs</span></p></td><td style="vertical-align:top;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">38,904</span></p></td></tr></tbody></table></div><br /><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">The end.</span></p></b><br class="Apple-interchange-newline">`;
