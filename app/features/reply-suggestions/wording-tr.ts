import type { Wording } from './wording.ts'

export const wording: Wording = {
  quotes: ['“', '”'],
  topics: {
    staff: 'ekibimiz',
    service: 'hizmet',
    price: 'fiyatlarımız',
    'waiting time': 'bekleme süresi',
    delivery: 'teslimat',
    cleanliness: 'temizlik',
    location: 'konum',
    quality: 'kalite',
    atmosphere: 'ortam',
    selection: 'çeşitlerimiz',
    noise: 'gürültü',
    comfort: 'rahatlık',
    internet: 'internet',
    parking: 'otopark',
    facilities: 'mekânımız',
  },
  greeting: { warm: 'Merhaba {name},', brief: 'Merhaba {name},', formal: 'Merhaba {name},' },
  greetingWithoutName: { warm: 'Merhaba,', brief: 'Merhaba,', formal: 'Merhaba,' },
  isContinued: false,
  thanks: {
    warm: [
      'Zaman ayırıp yazdığınız için çok teşekkür ederiz.',
      'Bize yazmanız ne güzel.',
      'Yorumunuz için içtenlikle teşekkür ederiz.',
      'Nasıl geçtiğini bizimle paylaştığınız için teşekkürler.',
    ],
    brief: [
      'Yorumunuz için teşekkürler.',
      'Yazdığınız için teşekkür ederiz.',
      'Sözleriniz için teşekkürler.',
    ],
    formal: [
      'Değerlendirmeniz için teşekkür ederiz.',
      'Değerlendirmenize zaman ayırdığınız için teşekkür ederiz.',
      'İzlenimlerinizi bizimle paylaştığınız için teşekkür ederiz.',
    ],
  },
  praise: {
    warm: [
      '{things} hakkında yazdıklarınız yüzümüzü güldürdü.',
      '{things} hakkındaki güzel sözleriniz bizim için çok değerli.',
      '{things} hakkında söylediklerinizi okumak büyük mutluluk.',
      '{things} hakkında böyle sözler duymak içimizi ısıttı.',
    ],
    brief: [
      '{things} hakkında yazdıklarınız bizi sevindirdi.',
      '{things} hakkındaki sözlerinizi severek okuduk.',
      '{things} hakkında bunları okumak güzel.',
    ],
    formal: [
      '{things} hakkındaki nazik sözleriniz bizi çok memnun etti.',
      '{things} hakkında yazdıklarınızı memnuniyetle okuduk.',
      '{things} hakkındaki değerlendirmeniz için ayrıca teşekkür ederiz.',
    ],
  },
  complaint: {
    warm: [
      '{things} hakkında yazdıklarınızı okumak bizi üzdü.',
      '{things} hakkında yazdıklarınız hoş değil, ama söylemeniz iyi oldu.',
      '{things} hakkında açık yazdığınız için teşekkürler.',
    ],
    brief: [
      '{things} hakkında bunları okuduğumuz için üzgünüz.',
      '{things} hakkında yazdıklarınızı dikkatle okuduk.',
      '{things} hakkında bunu bilmek bize yardımcı oluyor.',
    ],
    formal: [
      '{things} hakkında yazdıklarınızı üzülerek okuduk.',
      '{things} hakkındaki görüşlerinizi dikkatle okuduk.',
      '{things} hakkındaki hayal kırıklığınızdan dolayı üzgünüz.',
    ],
  },
  however: [
    '{things} hakkında yazdıklarınızı da aynı dikkatle okuduk.',
    '{things} hakkında da açık yazdığınız için teşekkürler.',
    '{things} hakkında söyledikleriniz de bizim için aynı derecede yararlı.',
  ],
  mention: ['{things} hakkında yazdıklarınızı ilgiyle okuduk.', '{things} hakkında yazmanız iyi oldu.'],
  glad: [
    'Sözleriniz günümüzü güzelleştirdi.',
    'Memnun kaldığınızı bilmek güzel.',
    'Bunu okumak bizi çok mutlu etti.',
    'Böyle sözler emeğimizin en güzel karşılığı.',
  ],
  sorry: [
    'Memnun kalmadığınızı okumak bizi üzdü.',
    'Hayal kırıklığınız için üzgünüz.',
    'Bunu okumak hoş değil, ama söylemeniz iyi oldu.',
  ],
  middling: [
    'Sizin için nasıl olduğunu bilmek bize yardımcı oluyor.',
    'Sizinki gibi dürüst bir görüş bizim için yararlı.',
    'Sözlerinizden daha iyi olabileceğini anlıyoruz.',
  ],
  stars: ['bir yıldız', 'iki yıldız', 'üç yıldız', 'dört yıldız', 'beş yıldız'],
  highStars: [
    'Verdiğiniz {stars} için teşekkür ederiz!',
    'Verdiğiniz {stars} bizi çok sevindirdi, teşekkürler.',
    'Sizden {stars} almak güzel, çok teşekkür ederiz.',
  ],
  middleStars: [
    'Verdiğiniz {stars} için teşekkürler.',
    'Bizi {stars} ile değerlendirdiğiniz için teşekkürler.',
  ],
  lowStars: [
    'Puanınız için teşekkürler; yalnızca {stars} görmek bizi üzdü.',
    'Yalnızca {stars} verdiğinizi görüyoruz; memnun kalmadığınız için üzgünüz.',
  ],
  named: [
    'Yorumunuzda {name} adını anmanız bizi ayrıca sevindirdi.',
    'Yorumunuzda {name} adını görmek çok güzel.',
  ],
  recommends: [
    'Bizi önerdiğiniz için de teşekkürler.',
    'Bizi başkalarına önermeniz bizim için çok değerli.',
    'Önerinizden daha güzel bir iltifat yok.',
  ],
  returns: [
    'Yeniden gelmek istemeniz en güzel iltifat.',
    'Yine gelmek istediğinizi okumak bizi sevindirdi.',
    'Bunun son olmadığını bilmek güzel.',
  ],
  first: ['İlk seferin güzel geçmesi ne hoş.', 'İlk izleniminizin iyi olması bizi sevindirdi.'],
  celebrates: [
    'Kutlamanızın bir parçası olmak güzeldi, teşekkürler.',
    'Özel gününüzde yanınızda olmak bizim için onurdu.',
  ],
  answer: 'Sorunuza gelince: {{your answer}}',
  wish: {
    warm: [
      'Sizi yeniden görmek isteriz.',
      'Umarız yakında yine görüşürüz!',
      'Tekrar görüşmek dileğiyle!',
      'Sizi yine aramızda görmek güzel olur.',
    ],
    formal: [
      'Sizi yeniden ağırlamayı umuyoruz.',
      'Sizi tekrar görmekten memnuniyet duyarız.',
      'Yeniden görüşmek dileğiyle.',
    ],
  },
  contact: [
    'İsterseniz bize daha fazlasını anlatın: {contact} üzerinden bize ulaşabilirsiniz.',
    'Daha fazlasını anlatmak isterseniz {contact} üzerinden bize yazabilirsiniz.',
    'Daha fazlasını öğrenmek isteriz; bize {contact} üzerinden yazabilirsiniz.',
  ],
  unclear: [
    'Sizin için nasıl olduğunu daha iyi anlamak isteriz.',
    'Her şeyi doğru anladığımızdan emin değiliz.',
  ],
  carefulThanks: [
    'Bunu bize yazdığınız için teşekkür ederiz.',
    'Mesajınız için teşekkür ederiz.',
    'Açık sözleriniz için teşekkür ederiz.',
  ],
  serious: [
    'Yazdıklarınızı ciddiye alıyoruz.',
    'Yazdıklarınız bizim için önemli ve bunları ciddiye alıyoruz.',
    'Sizinki gibi mesajları büyük bir dikkatle okuyoruz.',
  ],
  carefulContact: [
    'Lütfen {contact} üzerinden doğrudan bizimle iletişime geçin, özel olarak konuşalım.',
    'Bunu burada değil, özel olarak konuşmak daha iyi: lütfen {contact} üzerinden bize ulaşın.',
    'Sizinle birebir konuşabilmemiz için lütfen bize {contact} üzerinden yazın.',
  ],
  regards: 'Saygılarımızla',
}
