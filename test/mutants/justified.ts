/** Mutants that no test can or should kill, by their id, with the reason. */
export const justified: Readonly<Record<string, string | undefined>> = {
  // content/time/openingText.ts:194
  fbd7be9ed39a: 'the last item is all that there is to take',
  // content/address/contentPaths.ts:57
  '795933ea60a4': 'every type has a page at a slug; the type wants the question',
  // content/boundNumbers.ts:49
  '08025751f3f4': 'the texts of its test are remembered from the run before: by itself the test fails',
  // content/time/zonedTime.ts:54
  e8fb1cb294e2: 'the size of a cache, which no answer shows',
  // content/media/mediaUrl.ts:154
  bdf6d0ecc201: 'no picture is wanted narrower than a pixel',
  // content/address/listingAddress.ts:94
  c7391b8ae8c0: 'an address leaves out an empty category anyway',
  // content/media/background.ts:10
  c0a35aec8fa3: 'no extension, and one that nobody knows, are the same',
  // content/model/definitions.ts:75
  f301d5b33f68: 'every content type has a short text, which a test demands; the type wants the line',
  // content/seo/linkPreview.ts:26
  '21afd39026a7': 'a page without an entry has none; the type wants the question',
  // content/time/zonedTime.ts:41
  '92ed9eb450b5': 'the size of a cache, which no answer shows',
  // content/translations/deskKinds.ts:46
  d62a92af8205: 'the beginnings of two kinds never meet',
  // content/offline/devicePages.ts:14
  '9c78f9ba09b2': 'a thousandth of a second, which nobody notices',
  // content/offline/devicePages.ts:85
  c32db39e70f8: 'a tree without a name has the address of the desktop tree',
  // content/forms/photos.ts:107
  cbbff76314d7: 'nothing that follows is looked at in any case: the line saves copying it',
  // content/time/zoneOffsets.ts:6
  a223ac823814: 'a year more in the table: without it the platform gives the same offsets',
  // content/time/timeState.ts:125
  a365f55bc6cb: 'what is too old has been shown for a number of days; the type wants the number',
  // worker/middleware/gates.ts:168
  c3e0cf05a1a9: 'what is no address has none; the type wants the question',
  // worker/visitor.ts:112
  '86b14c07e38f': 'an address without a first part begins with no language, and nor does this word',
  // worker/forms/multipart.ts:87
  '872da994c0b5': 'the parser takes a boundary in two chunks, where what follows it is in one',
  // worker/forms/multipart.ts:89
  '05b567f77cba': 'the same bytes, cut at another place',
  // worker/forms/forwarding.ts:106
  '7a9b5af1858a': 'a field without a list has no option either; the type wants the question',
  // worker/preview/guestLink.ts:79
  b85583020241: 'a thousandth of a second, which nobody notices',
  // worker/preview/editedPage.tsx:127
  '1a58b84bf29d': 'no type, and a word that is none, are the same',
  // content/outline.ts:8
  '0cc6f07517e4': 'the loop asks for the last of some; the type wants the number',
  // worker/cache/changeSource.ts:116
  '02f62981b7dc': 'a look of that very thousandth of a second is made once more, and sees the same',
  // worker/visitor.ts:108
  '037ff47336cf': 'an address without a first part begins with no language, and nor does this word',
  // worker/cache/pageAnswer.ts:26
  ee43da93e474: 'a page without a form has no place for a ticket',
  // worker/middleware/gates.ts:62
  f1fabe7ec2ce: 'the last gate sets the tree of what is no phone, whatever this one says',
  // worker/middleware/gates.ts:100
  '53bf27d055e1':
    'without a page the address is that of the city, to which the next gate adds the language that was asked',
  // worker/middleware/gates.ts:103
  '0f9f7b019653': 'a tree without a name has the address of the desktop tree',
  // worker/requestFacts.ts:23
  '46fe9d74937a': 'a browser that does not say what it is, and one of no known name, get the same',
  // worker/visitor.ts:50
  '9721d1602ee7': 'a header that is missing, and one with a word that nobody knows, are the same',
  // worker/middleware/closedCalls.ts:23
  '6122aa7bf842': 'one part of an address names a city',
  // worker/middleware/gates.ts:171
  '331a9c86154e': 'an address without a language’s tag asks for none, and this word is no tag',
  // worker/middleware/gates.ts:193
  '2fce0b2b5482': 'a browser without a language, and one with words that name none, get the same',
  // worker/routes/answers.ts:40
  '5e56dd2b422d': 'no key, and a wrong one, are the same',
  // worker/routes/answers.ts:46
  '94f21f7b8a35': 'no password, and words that hold none, are the same',
  // worker/middleware/searchAddress.ts:21
  '11faf482bc37': 'an address that is no search has no place, and this word is none',
  // worker/middleware/searchAddress.ts:21
  '2f31a70c4b74': 'an address that has a place has words after it; the type wants the text',
  // worker/visitor.ts:89
  '5332b3983f25': 'what a page has hidden is shown in previews only',
  // worker/middleware/redirects.ts:47
  '1d869a3899f9': 'a list with a chain within its city is refused when it is read',
  // worker/middleware/gates.ts:141
  '8876919f7f2d': 'settings that nobody has begun to read are read here',
  // worker/visitor.ts:56
  '1c03704e5c39': 'a gate has led away from a language that the city lacks before any page asks',
  // worker/middleware/searchAddress.ts:24
  c46296a256c3: 'a keyword is cut to its own length in any case; the line bounds the work on a hostile address',
  // worker/visitor.ts:53
  '147ad471d7a8': 'a tree without a name has the address of the desktop tree',
  // worker/requestFacts.ts:16
  c432b9d904e8: 'no test can make what the platform hands over: its own requests refuse a body of a GET',
  // worker/requestFacts.ts:16
  f8a607979229: 'no test can make what the platform hands over: its own requests refuse a body of a GET',
  // worker/visitor.ts:88
  '56a850c6a8d2': 'each page takes it from the settings of its city; the type wants a word',
  // worker/middleware/requestContext.ts:15
  cf5f33efeb8f: 'the tests of pages that are made ahead notice, which are none of the room',
  // worker/middleware/requestContext.ts:33
  '45ceda895473': 'the tests of the desk notice, which are none of the room',
  // worker/middleware/requestContext.ts:37
  '57b0e3349d38': 'the tests of the desk notice, which are none of the room',
  // worker/cache/pageAnswer.ts:41
  b4df4a60b4c5: 'every kept page has a tag; the type wants the words',
  // worker/cache/pageKey.ts:17
  '9c5263efbf4f': 'a city that is none has no flag of its own; the type wants the words',
  // worker/cache/claims.ts:27
  '830bd20150d6': 'nine random bytes name an isolate as eight do',
  // worker/cache/claims.ts:34
  '97dc04968e1d': 'a claim without an end has passed, and so has one whose end is no number',
  // worker/cache/changeSource.ts:146
  '69f0325ba8a3': 'the only work of its kind, whatever its key is',
  // worker/cache/tieredStore.ts:45
  fbb401a34ee1: 'what is compared differs',
  // worker/cache/rateLimit.ts:23
  b2a23d44feaa: 'a byte more, which nobody looks at',
  // worker/cache/rateLimit.ts:23
  '8cacd5220211': 'there always is a byte; the type wants the number',
  // worker/cache/rateLimit.ts:34
  '7b2bcd26d9b2': 'no pause is shorter than a second, whatever the service says',
  // worker/cache/answerFailures.ts:34
  '397a05c7fbac': 'the first thousandth of a second of 1970 has passed',
  // worker/cache/pageCache.ts:45
  f860b0d5aa27: 'the first thousandth of a second of 1970 has passed',
  // worker/cache/contentKeys.ts:7
  '381ca455b8e4': 'the size of a cache, which no answer shows',
  // worker/cache/contentKeys.ts:20
  '68bf619aae38': 'a key that is not remembered is made again, which takes time only',
  // worker/cache/pageMemory.ts:26
  '2483e4cb5b0d': 'no page takes a quarter to the byte',
  // worker/cache/latestReadings.ts:21
  e366dfd6d371: 'of two readings of one moment neither is the later one',
  // worker/cache/freshAnswer.ts:62
  '20aacfe0453d': 'a byte more of a hash tells answers apart as well',
  // worker/cache/pageTiers.ts:89
  '0fee47fd04f6': 'the tag of a page that may not be kept is none that is kept; the line saves a read of the store',
  // worker/cache/contentKeys.ts:39
  '5dce48312add': 'an order asks for a number above 0, whichever',
  // worker/cache/freshAnswer.ts:56
  '16486b009872': 'a whole key names an answer as its end does: the line saves room',
  // worker/cache/freshAnswer.ts:47
  '24f5b5e91f70': 'no pause is shorter than a thousandth of a second',
  // worker/cache/claims.ts:60
  '8652f962c734': 'the data centre’s cache has dropped the claim by then',
  // worker/cache/storedPage.ts:62
  '790e47f3f820': 'an empty line has no facts',
  // worker/middleware/beginPage.ts:33
  b1d40135f442: 'the page loads again what is under way, with the same calls: the line saves doing it twice',
  // worker/preview/previewMoment.ts:17
  d8a38674f931: 'no moment, and a word that is none, are the same',
  // worker/routes/preview.ts:28
  '59e27092d025': 'no token, and a word that is none, are the same',
  // worker/routes/preview.ts:35
  '2e8e22a33830': 'no locale, and a word that names none, open the same page',
  // worker/forms/forwarding.ts:89
  '89311a4d0255': 'the name of a list has no word of a visitor in it; the type wants the question',
  // worker/forms/multipart.ts:86
  '06df05dde32b': 'a delimiter that begins there is whole',
  // worker/forms/multipart.ts:122
  '4b850a374361': 'an empty piece more, which the parser does not notice',
  // worker/forms/multipart.ts:87
  d2e66d50c982: 'an empty piece more, which the parser does not notice',
  // worker/forms/multipart.ts:73
  '50faa89d6bba': 'a byte more is looked through for a line’s end',
  // worker/forms/multipart.ts:83
  cd598c2c5c6a: 'joined with nothing a chunk is the same: the line saves copying it',
  // worker/forms/multipart.ts:133
  '64923f4dd6d6': 'an empty piece more, which the parser does not notice',
  // worker/preview/guestLink.ts:84
  d994e64082f2: 'how much of a secret’s mark stands in a key, which nobody sees',
  // worker/preview/guestLink.ts:19
  c7f33f6f0c0b: 'a second more than a store’s least time is as good',
  // worker/preview/hiddenEntries.ts:78
  fffc7bc9601c: 'a page that is there is of a kind; the type wants the question',
  // worker/preview/hiddenEntries.ts:34
  '98855ea0a322': 'an entry that comes with those that it links to is the same',
  // worker/preview/hiddenEntries.ts:89
  a49d4105c021: 'an item without a slug has no page of its own, and no page has this one',
  // worker/preview/hiddenEntries.ts:20
  '2d8e552e55e2': 'a thousandth of a second, which nobody notices',
  // worker/preview/editedPage.tsx:122
  '042cc5e6685d': 'a page has read every entry that it has notes on; the type wants the question',
  // worker/preview/editedPage.tsx:122
  '1a2edfe1fc46': 'a page has read every entry that it has notes on; the type wants the words',
  // worker/preview/editedPage.tsx:123
  df24f82b8081: 'a page has read every entry that it has notes on; the type wants the question',
  // worker/preview/guestLink.ts:84
  '7bac6c92ab65': 'how much of a secret’s mark stands in a key, which nobody sees',
  // worker/routes/preview.ts:79
  '9f41cd2d621c': 'a tree without a name has the address of the desktop tree',
  // worker/preview/editableHtml.ts:41
  '0889606baf48': 'a page that is parsed has a body; the type wants the question',
  // worker/middleware/previewPages.ts:26
  '0804c341c677': 'what is no page’s address has none; the type wants the question',
  // worker/preview/previewAccess.ts:92
  '539945258c62': 'no host, and a word that is no host of editors, are the same',
  // worker/preview/fieldMarks.ts:19
  aaef4e2c39a8: 'a thousandth of a second, which nobody notices',
  // worker/routes/receipt.ts:21
  '45988494be93': 'a thousandth of a second, which nobody notices',
  // worker/forms/formOptions.ts:29
  cafd0fc26aa1: 'every country of the list has a calling code; the type wants the words',
  // worker/forms/formOptions.ts:34
  '4fbf2120a5b0': 'every country of the list has a calling code; the type wants the words',
  // worker/forms/scheduledCleanUp.ts:53
  e64e7966ba11: 'there always are days to sweep; the type wants the words',
  // worker/forms/photoSink.ts:45
  bf034eaea0f9: 'a file that is no photo is given up before anything of it is sent; the type wants the line',
  // worker/forms/receive.ts:71
  '7fe0fe1679a1': 'the rules refuse a file without a type; the type of the row wants the line',
  // worker/forms/photoSink.ts:59
  '00e6deab679f': 'a file that is no photo is given up one piece later',
  // worker/forms/photoSink.ts:51
  '9a9761544704': 'the form fails in any case; the line saves sending the rest',
  // worker/forms/formOptions.ts:63
  '51fc41344065': 'the form offers no other country; the type wants the question',
  // worker/routes/submission.ts:130
  '5f8e00a18234': 'no type, and a word that is none, are the same',
  // client/browser/hydration/loadMain.ts:34
  '66f056c3a1b9': 'a script that is asked for again is the one that the browser has',
  // client/browser/search/plainSearch.ts:40
  fa1e869bbb6b: 'an empty list stands on no page; it is only watched longer',
  // client/browser/forms/formSending.ts:51
  '59f946c73aa8': 'every form has its line of progress; the type wants the mark',
  // client/browser/analytics/pageEvents.ts:8
  '7889dd4b8e13': 'every page names its kind; the type wants the words',
  // client/browser/shell/announcement.ts:24
  '93ab33d647f1': 'the bar stands where something is announced; the type wants the words',
  // client/browser/shell/header.ts:25
  c2e123cfd2b8: 'a pixel, which nobody notices',
  // client/browser/shell/dropdowns.ts:54
  '984e72582830': 'some hundredths of a second, which nobody notices',
  // client/browser/popups/destinationPicker.ts:110
  a92928104bde: 'a tree without a name has the address of the desktop tree',
  // client/browser/search/searchDialog.ts:38
  b60b67e2c67d: 'the panel has closed by then: some other browsers would end their full screen, too',
  // client/browser/analytics/eventBeacon.ts:49
  c50d8bd8eb22: 'the page is hidden next, which sends them; only some other browsers do not say so',
  // worker/cache/contentCache.ts:155
  '827d4df39163': 'an answer of the same tag lacks nothing: the line saves comparing it',
  // worker/cache/sharedState.ts:30
  '7e54698f3ad8': 'only a coordinator of an earlier release tells no version, and then of no state',
  // worker/cache/pageCache.ts:46
  bfa26a864f9d: 'a page without a form has no place for a ticket',
  '2faf69255f5a': 'a page without a form has no place for a ticket',
  // worker/middleware/closedCalls.ts:23
  '94b9f20e5b1f': 'an address names one city at most',
  // worker/middleware/requestContext.ts:31
  e3d97f98fcfc: 'the clock of a request takes notes; the type wants the question',
  // content/cards/seats.ts:48
  f7ceb00aa4b4: 'two thousandths of a second before midnight, which nobody notices',
};
