"""Amounts in words, in the six languages of the counter: crore, lakh, thousand, hundred, rupees and paise.

The differences between languages are data: a word for each of 0 to 99 (most have no rule for them), the forms of
hundreds and larger counts with and without a rest, and the position of rupees and paise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.money import Money


@dataclass(frozen=True, slots=True)
class _Count:
    """The words for thousands, lakhs or crores; "{n}" is the number. `*_more`: the forms if a smaller count follows."""

    one: str
    many: str
    one_more: str = ""
    many_more: str = ""

    def say(self, number: int, words: str, *, more: bool) -> str:
        """Return the words for `number` of them, whose own words are `words`; `more`: a smaller count follows."""
        one, many = (self.one_more or self.one, self.many_more or self.many) if more else (self.one, self.many)
        return one if number == 1 else many.format(n=words)


@dataclass(frozen=True, slots=True)
class _Coin:
    """The words for one and many rupees, or paise; "{n}" is the number."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class _LanguageRules:
    """The rules of amounts in one language."""

    numbers: tuple[str, ...]
    """0 to 99."""
    hundreds: tuple[str, ...]
    """100 to 900 without a rest."""
    hundreds_more: tuple[str, ...]
    counts: tuple[_Count, _Count, _Count]
    """Crore, lakh, thousand."""
    rupees: _Coin
    paise: _Coin
    only: str
    """The last word of an amount, as on a cheque, so that nothing can be added."""
    both: str = "{rupees} {paise}"
    """Rupees and paise."""
    one_before: tuple[tuple[str, str], ...] = ()
    """Endings of a number that change before a counted noun: (ending, replacement)."""


def amount_words(amount: Money, language: str) -> str:
    """Return the amount in words: "Rupees one thousand two hundred fifty only".

    `language`: one of LANGUAGES. Raises KeyError for another.
    """
    tongue = _RULES[language]
    rupees, paise = divmod(amount.paise, 100)
    parts = {"rupees": _coins(tongue, tongue.rupees, rupees), "paise": _coins(tongue, tongue.paise, paise)}
    shape = "{rupees}" if not paise else tongue.both if rupees else "{paise}"
    said = f"{shape.format_map(parts)} {tongue.only}"
    return said[:1].upper() + said[1:]


def _coins(tongue: _LanguageRules, coin: _Coin, number: int) -> str:
    return coin.one if number == 1 else coin.many.format(n=_before(tongue, _number(tongue, number)))


def _number(tongue: _LanguageRules, number: int) -> str:
    """Return a whole number in words; above a hundred crore the crores are a number of their own."""
    if number < 100:
        return tongue.numbers[number]
    said: list[str] = []
    for count, size in zip(tongue.counts, (1_00_00_000, 1_00_000, 1_000), strict=True):
        how_many, number = divmod(number, size)
        if how_many:
            words = _before(tongue, _number(tongue, how_many))
            said.append(count.say(how_many, words, more=number > 0))
    hundreds, number = divmod(number, 100)
    if hundreds:
        said.append((tongue.hundreds_more if number else tongue.hundreds)[hundreds - 1])
    if number:
        said.append(tongue.numbers[number])
    return " ".join(said)


def _before(tongue: _LanguageRules, words: str) -> str:
    """Return a number in its form before a counted noun."""
    for one, changed in tongue.one_before:
        if words.endswith(one):
            return words.removesuffix(one) + changed
    return words


def _table(words: str) -> tuple[str, ...]:
    return tuple(words.split(", "))


# The words ------------------------------------------------------------------------------------------------------

_EN: Final = _table(
    "zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, "
    "fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two, twenty-three, "
    "twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine, thirty, thirty-one, "
    "thirty-two, thirty-three, thirty-four, thirty-five, thirty-six, thirty-seven, thirty-eight, thirty-nine, "
    "forty, forty-one, forty-two, forty-three, forty-four, forty-five, forty-six, forty-seven, forty-eight, "
    "forty-nine, fifty, fifty-one, fifty-two, fifty-three, fifty-four, fifty-five, fifty-six, fifty-seven, "
    "fifty-eight, fifty-nine, sixty, sixty-one, sixty-two, sixty-three, sixty-four, sixty-five, sixty-six, "
    "sixty-seven, sixty-eight, sixty-nine, seventy, seventy-one, seventy-two, seventy-three, seventy-four, "
    "seventy-five, seventy-six, seventy-seven, seventy-eight, seventy-nine, eighty, eighty-one, eighty-two, "
    "eighty-three, eighty-four, eighty-five, eighty-six, eighty-seven, eighty-eight, eighty-nine, ninety, "
    "ninety-one, ninety-two, ninety-three, ninety-four, ninety-five, ninety-six, ninety-seven, ninety-eight, "
    "ninety-nine"
)
_HI: Final = _table(
    "शून्य, एक, दो, तीन, चार, पाँच, छह, सात, आठ, नौ, दस, ग्यारह, बारह, तेरह, चौदह, पंद्रह, सोलह, सत्रह, अठारह, "
    "उन्नीस, बीस, इक्कीस, बाईस, तेईस, चौबीस, पच्चीस, छब्बीस, सत्ताईस, अट्ठाईस, उनतीस, तीस, इकतीस, बत्तीस, "
    "तैंतीस, चौंतीस, पैंतीस, छत्तीस, सैंतीस, अड़तीस, उनतालीस, चालीस, इकतालीस, बयालीस, तैंतालीस, चौवालीस, "
    "पैंतालीस, छियालीस, सैंतालीस, अड़तालीस, उनचास, पचास, इक्यावन, बावन, तिरेपन, चौवन, पचपन, छप्पन, सत्तावन, "
    "अट्ठावन, उनसठ, साठ, इकसठ, बासठ, तिरेसठ, चौंसठ, पैंसठ, छियासठ, सड़सठ, अड़सठ, उनहत्तर, सत्तर, इकहत्तर, "
    "बहत्तर, तिहत्तर, चौहत्तर, पचहत्तर, छिहत्तर, सतहत्तर, अठहत्तर, उन्यासी, अस्सी, इक्यासी, बयासी, तिरासी, "
    "चौरासी, पचासी, छियासी, सत्तासी, अट्ठासी, नवासी, नब्बे, इक्यानवे, बानवे, तिरानवे, चौरानवे, पचानवे, "
    "छियानवे, सत्तानवे, अट्ठानवे, निन्यानवे"
)
_MR: Final = _table(
    "शून्य, एक, दोन, तीन, चार, पाच, सहा, सात, आठ, नऊ, दहा, अकरा, बारा, तेरा, चौदा, पंधरा, सोळा, सतरा, अठरा, "
    "एकोणीस, वीस, एकवीस, बावीस, तेवीस, चोवीस, पंचवीस, सव्वीस, सत्तावीस, अठ्ठावीस, एकोणतीस, तीस, एकतीस, बत्तीस, "
    "तेहेतीस, चौतीस, पस्तीस, छत्तीस, सदतीस, अडतीस, एकोणचाळीस, चाळीस, एकेचाळीस, बेचाळीस, त्रेचाळीस, चव्वेचाळीस, "
    "पंचेचाळीस, सेहेचाळीस, सत्तेचाळीस, अठ्ठेचाळीस, एकोणपन्नास, पन्नास, एक्कावन्न, बावन्न, त्रेपन्न, चोपन्न, "
    "पंचावन्न, छप्पन्न, सत्तावन्न, अठ्ठावन्न, एकोणसाठ, साठ, एकसष्ठ, बासष्ठ, त्रेसष्ठ, चौसष्ठ, पासष्ठ, सहासष्ठ, "
    "सदुसष्ठ, अडुसष्ठ, एकोणसत्तर, सत्तर, एक्काहत्तर, बाहत्तर, त्र्याहत्तर, चौऱ्याहत्तर, पंच्याहत्तर, शहात्तर, "
    "सत्याहत्तर, अठ्ठ्याहत्तर, एकोणऐंशी, ऐंशी, एक्क्याऐंशी, ब्याऐंशी, त्र्याऐंशी, चौऱ्याऐंशी, पंच्याऐंशी, "
    "शहाऐंशी, सत्त्याऐंशी, अठ्ठ्याऐंशी, एकोणनव्वद, नव्वद, एक्क्याण्णव, ब्याण्णव, त्र्याण्णव, चौऱ्याण्णव, "
    "पंच्याण्णव, शहाण्णव, सत्त्याण्णव, अठ्ठ्याण्णव, नव्व्याण्णव"
)
_BN: Final = _table(
    "শূন্য, এক, দুই, তিন, চার, পাঁচ, ছয়, সাত, আট, নয়, দশ, এগারো, বারো, তেরো, চোদ্দো, পনেরো, ষোলো, সতেরো, "
    "আঠারো, উনিশ, কুড়ি, একুশ, বাইশ, তেইশ, চব্বিশ, পঁচিশ, ছাব্বিশ, সাতাশ, আটাশ, ঊনত্রিশ, ত্রিশ, একত্রিশ, "
    "বত্রিশ, তেত্রিশ, চৌত্রিশ, পঁয়ত্রিশ, ছত্রিশ, সাঁইত্রিশ, আটত্রিশ, ঊনচল্লিশ, চল্লিশ, একচল্লিশ, বিয়াল্লিশ, "
    "তেতাল্লিশ, চুয়াল্লিশ, পঁয়তাল্লিশ, ছেচল্লিশ, সাতচল্লিশ, আটচল্লিশ, ঊনপঞ্চাশ, পঞ্চাশ, একান্ন, বাহান্ন, "
    "তিপ্পান্ন, চুয়ান্ন, পঞ্চান্ন, ছাপ্পান্ন, সাতান্ন, আটান্ন, ঊনষাট, ষাট, একষট্টি, বাষট্টি, তেষট্টি, "
    "চৌষট্টি, পঁয়ষট্টি, ছেষট্টি, সাতষট্টি, আটষট্টি, ঊনসত্তর, সত্তর, একাত্তর, বাহাত্তর, তিয়াত্তর, চুয়াত্তর, "
    "পঁচাত্তর, ছিয়াত্তর, সাতাত্তর, আটাত্তর, ঊনআশি, আশি, একাশি, বিরাশি, তিরাশি, চুরাশি, পঁচাশি, ছিয়াশি, "
    "সাতাশি, আটাশি, ঊননব্বই, নব্বই, একানব্বই, বিরানব্বই, তিরানব্বই, চুরানব্বই, পঁচানব্বই, ছিয়ানব্বই, "
    "সাতানব্বই, আটানব্বই, নিরানব্বই"
)
_TA: Final = _table(
    "பூஜ்ஜியம், ஒன்று, இரண்டு, மூன்று, நான்கு, ஐந்து, ஆறு, ஏழு, எட்டு, ஒன்பது, பத்து, பதினொன்று, பன்னிரண்டு, "
    "பதின்மூன்று, பதினான்கு, பதினைந்து, பதினாறு, பதினேழு, பதினெட்டு, பத்தொன்பது, இருபது, இருபத்தொன்று, "
    "இருபத்திரண்டு, இருபத்து மூன்று, இருபத்து நான்கு, இருபத்தைந்து, இருபத்தாறு, இருபத்தேழு, இருபத்தெட்டு, "
    "இருபத்தொன்பது, முப்பது, முப்பத்தொன்று, முப்பத்திரண்டு, முப்பத்து மூன்று, முப்பத்து நான்கு, முப்பத்தைந்து, "
    "முப்பத்தாறு, முப்பத்தேழு, முப்பத்தெட்டு, முப்பத்தொன்பது, நாற்பது, நாற்பத்தொன்று, நாற்பத்திரண்டு, "
    "நாற்பத்து மூன்று, நாற்பத்து நான்கு, நாற்பத்தைந்து, நாற்பத்தாறு, நாற்பத்தேழு, நாற்பத்தெட்டு, "
    "நாற்பத்தொன்பது, ஐம்பது, ஐம்பத்தொன்று, ஐம்பத்திரண்டு, ஐம்பத்து மூன்று, ஐம்பத்து நான்கு, ஐம்பத்தைந்து, "
    "ஐம்பத்தாறு, ஐம்பத்தேழு, ஐம்பத்தெட்டு, ஐம்பத்தொன்பது, அறுபது, அறுபத்தொன்று, அறுபத்திரண்டு, "
    "அறுபத்து மூன்று, அறுபத்து நான்கு, அறுபத்தைந்து, அறுபத்தாறு, அறுபத்தேழு, அறுபத்தெட்டு, அறுபத்தொன்பது, "
    "எழுபது, எழுபத்தொன்று, எழுபத்திரண்டு, எழுபத்து மூன்று, எழுபத்து நான்கு, எழுபத்தைந்து, எழுபத்தாறு, "
    "எழுபத்தேழு, எழுபத்தெட்டு, எழுபத்தொன்பது, எண்பது, எண்பத்தொன்று, எண்பத்திரண்டு, எண்பத்து மூன்று, "
    "எண்பத்து நான்கு, எண்பத்தைந்து, எண்பத்தாறு, எண்பத்தேழு, எண்பத்தெட்டு, எண்பத்தொன்பது, தொண்ணூறு, "
    "தொண்ணூற்றொன்று, தொண்ணூற்றிரண்டு, தொண்ணூற்று மூன்று, தொண்ணூற்று நான்கு, தொண்ணூற்றைந்து, தொண்ணூற்றாறு, "
    "தொண்ணூற்றேழு, தொண்ணூற்றெட்டு, தொண்ணூற்றொன்பது"
)
_TE: Final = _table(
    "సున్నా, ఒకటి, రెండు, మూడు, నాలుగు, ఐదు, ఆరు, ఏడు, ఎనిమిది, తొమ్మిది, పది, పదకొండు, పన్నెండు, పదమూడు, "
    "పద్నాలుగు, పదిహేను, పదహారు, పదిహేడు, పద్దెనిమిది, పంతొమ్మిది, ఇరవై, ఇరవై ఒకటి, ఇరవై రెండు, ఇరవై మూడు, "
    "ఇరవై నాలుగు, ఇరవై ఐదు, ఇరవై ఆరు, ఇరవై ఏడు, ఇరవై ఎనిమిది, ఇరవై తొమ్మిది, ముప్పై, ముప్పై ఒకటి, "
    "ముప్పై రెండు, ముప్పై మూడు, ముప్పై నాలుగు, ముప్పై ఐదు, ముప్పై ఆరు, ముప్పై ఏడు, ముప్పై ఎనిమిది, "
    "ముప్పై తొమ్మిది, నలభై, నలభై ఒకటి, నలభై రెండు, నలభై మూడు, నలభై నాలుగు, నలభై ఐదు, నలభై ఆరు, నలభై ఏడు, "
    "నలభై ఎనిమిది, నలభై తొమ్మిది, యాభై, యాభై ఒకటి, యాభై రెండు, యాభై మూడు, యాభై నాలుగు, యాభై ఐదు, యాభై ఆరు, "
    "యాభై ఏడు, యాభై ఎనిమిది, యాభై తొమ్మిది, అరవై, అరవై ఒకటి, అరవై రెండు, అరవై మూడు, అరవై నాలుగు, అరవై ఐదు, "
    "అరవై ఆరు, అరవై ఏడు, అరవై ఎనిమిది, అరవై తొమ్మిది, డెబ్బై, డెబ్బై ఒకటి, డెబ్బై రెండు, డెబ్బై మూడు, "
    "డెబ్బై నాలుగు, డెబ్బై ఐదు, డెబ్బై ఆరు, డెబ్బై ఏడు, డెబ్బై ఎనిమిది, డెబ్బై తొమ్మిది, ఎనభై, ఎనభై ఒకటి, "
    "ఎనభై రెండు, ఎనభై మూడు, ఎనభై నాలుగు, ఎనభై ఐదు, ఎనభై ఆరు, ఎనభై ఏడు, ఎనభై ఎనిమిది, ఎనభై తొమ్మిది, తొంభై, "
    "తొంభై ఒకటి, తొంభై రెండు, తొంభై మూడు, తొంభై నాలుగు, తొంభై ఐదు, తొంభై ఆరు, తొంభై ఏడు, తొంభై ఎనిమిది, "
    "తొంభై తొమ్మిది"
)

_EN_HUNDREDS: Final = tuple(f"{number} hundred" for number in _EN[1:10])
_HI_HUNDREDS: Final = tuple(f"{number} सौ" for number in _HI[1:10])
_MR_HUNDREDS: Final = _table("एकशे, दोनशे, तीनशे, चारशे, पाचशे, सहाशे, सातशे, आठशे, नऊशे")
_BN_HUNDREDS: Final = _table("একশো, দুশো, তিনশো, চারশো, পাঁচশো, ছয়শো, সাতশো, আটশো, নয়শো")
_TA_HUNDREDS: Final = _table("நூறு, இருநூறு, முந்நூறு, நானூறு, ஐந்நூறு, அறுநூறு, எழுநூறு, எண்ணூறு, தொள்ளாயிரம்")
_TA_HUNDREDS_MORE: Final = _table("நூற்று, இருநூற்று, முந்நூற்று, நானூற்று, ஐந்நூற்று, அறுநூற்று, எழுநூற்று, எண்ணூற்று, தொள்ளாயிரத்து")
_TE_HUNDREDS_MORE: Final = ("నూట", *(f"{number} వందల" for number in _TE[2:10]))

_RULES: Final = {
    "en": _LanguageRules(
        _EN,
        _EN_HUNDREDS,
        _EN_HUNDREDS,
        (_Count("one crore", "{n} crore"), _Count("one lakh", "{n} lakh"), _Count("one thousand", "{n} thousand")),
        _Coin("Rupee one", "Rupees {n}"),
        _Coin("one paisa", "{n} paise"),
        "only",
        both="{rupees} and {paise}",
    ),
    "hi": _LanguageRules(
        _HI,
        _HI_HUNDREDS,
        _HI_HUNDREDS,
        (_Count("एक करोड़", "{n} करोड़"), _Count("एक लाख", "{n} लाख"), _Count("एक हज़ार", "{n} हज़ार")),
        _Coin("एक रुपया", "{n} रुपये"),
        _Coin("एक पैसा", "{n} पैसे"),
        "मात्र",
    ),
    "mr": _LanguageRules(
        _MR,
        ("शंभर", *_MR_HUNDREDS[1:]),
        _MR_HUNDREDS,
        (_Count("एक कोटी", "{n} कोटी"), _Count("एक लाख", "{n} लाख"), _Count("एक हजार", "{n} हजार")),
        _Coin("एक रुपया", "{n} रुपये"),
        _Coin("एक पैसा", "{n} पैसे"),
        "फक्त",
    ),
    "bn": _LanguageRules(
        _BN,
        _BN_HUNDREDS,
        _BN_HUNDREDS,
        (_Count("এক কোটি", "{n} কোটি"), _Count("এক লক্ষ", "{n} লক্ষ"), _Count("এক হাজার", "{n} হাজার")),
        _Coin("এক টাকা", "{n} টাকা"),
        _Coin("এক পয়সা", "{n} পয়সা"),
        "মাত্র",
    ),
    "ta": _LanguageRules(
        _TA,
        _TA_HUNDREDS,
        _TA_HUNDREDS_MORE,
        (
            _Count("ஒரு கோடி", "{n} கோடி", "ஒரு கோடியே", "{n} கோடியே"),
            _Count("ஒரு லட்சம்", "{n} லட்சம்", "ஒரு லட்சத்து", "{n} லட்சத்து"),
            _Count("ஆயிரம்", "{n} ஆயிரம்", "ஆயிரத்து", "{n} ஆயிரத்து"),
        ),
        _Coin("ஒரு ரூபாய்", "{n} ரூபாய்"),
        _Coin("ஒரு பைசா", "{n} பைசா"),
        "மட்டும்",
        one_before=(("ஒன்று", "ஒரு"), ("ொன்று", "ொரு")),
    ),
    "te": _LanguageRules(
        _TE,
        ("వంద", *_TE_HUNDREDS_MORE[1:]),
        _TE_HUNDREDS_MORE,
        (_Count("ఒక కోటి", "{n} కోట్ల"), _Count("ఒక లక్ష", "{n} లక్షల"), _Count("వెయ్యి", "{n} వేల")),
        _Coin("ఒక రూపాయి", "{n} రూపాయలు"),
        _Coin("ఒక పైసా", "{n} పైసలు"),
        "మాత్రమే",
        one_before=(("ఒకటి", "ఒక్క"),),
    ),
}
LANGUAGES: Final = tuple(_RULES)
"""English, Hindi, Marathi, Bengali, Tamil, Telugu: their ISO 639 codes."""
